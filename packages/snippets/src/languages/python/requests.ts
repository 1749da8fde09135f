/** The requests library: prints the wire request. */
import type { Code } from "../../code/index.ts";
import { completionArguments, isChat } from "../../templates/openai.ts";
import { resultFileOf, type SavedFile, savedFileOf } from "../../templates/result-file.ts";
import type { Template, Templates, View } from "../../templates/template.ts";
import { python } from "./literals.ts";
import { assignFile, messageIn, savedPath } from "./output.ts";
import { resultOf, waitForJob } from "./requests-job.ts";
import { request } from "./requests-request.ts";
import { jsonEventFields, jsonFields, toolLoop, toolStreamLoop, toolStubs } from "./tool-loop.ts";

const base64 = python.module("base64");
const json = python.module("json");
const Path = python.from("pathlib", "Path");

const print: Template = (view) =>
    view.job
        ? python`
            ${waitForJob(view, view.job)}

            print(${resultOf(view.job)})
        `
        : python`
            ${request(view)}
            print(response.json())
        `;

const save: Template = (view) => python`
    ${requestAndOutput(view)}
    print(f"Saved {path}")
`;

/** Makes the call and writes the file to `path`. The file is the body, in the JSON, or at a URL in it. */
function requestAndOutput(view: View): Code {
    const file = resultFileOf(view);
    const savedFile = savedFileOf(view.call);
    if (file === undefined) {
        return python`
            ${request(view)}
            ${downloaded(savedFile)}
        `;
    }
    if (file.holds === "base64") {
        return python`
            ${request(view)}
            result = response.json()
            ${assignFile(python`encoded`, python`result`, file)}
            path = ${savedFile.name}
            ${Path}(path).write_bytes(${base64}.b64decode(encoded))
        `;
    }
    return python`
        ${view.job ? waitForJob(view, view.job) : request(view)}
        ${!view.job && python`result = response.json()`}

        ${assignFile(python`url`, view.job ? resultOf(view.job) : python`result`, file)}
        response = requests.get(url)
        response.raise_for_status()
        ${downloaded(savedFile)}
    `;
}

const downloaded = (savedFile: SavedFile): Code => python`
    ${savedPath(python`response`, savedFile)}
    ${Path}(path).write_bytes(response.content)
`;

const conversational: Template = (view) => python`
    ${request(view)}
    completion = response.json()
    print(${messageIn(view.call)})
`;

const conversationalTools: Template = (view) => {
    const completion = completionArguments(view);
    const body = python`
        {
            ${python.items({ ...completion, messages: python`messages` })}
        }
    `;
    const ask = python`
        ${request(view, body)}
        completion = response.json()
    `;
    return python`
        ${toolStubs(view.call)}


        ${toolLoop(completion["messages"], ask, jsonFields)}
    `;
};

const conversationalToolsStream: Template = (view) => {
    const given = completionArguments(view);
    const body = python`
        {
            ${python.items({ ...given, messages: python`messages` })}
        }
    `;
    return python`
        ${toolStubs(view.call)}


        ${toolStreamLoop(
            given["messages"],
            (take) => python`
                ${request(view, body)}
                ${readEvents(take)}
            `,
            jsonEventFields,
        )}
    `;
};

const stream: Template = (view) => {
    const text = isChat(view) ? jsonEventFields.text : python`choice.get("text")`;
    return python`
        ${request(view)}
        ${readEvents(python`
            for choice in ${jsonEventFields.choices} or []:
                ${isChat(view) && jsonEventFields.delta}
                print(${text} or "", end="", flush=True)
        `)}
        print()
    `;
};

/** The model's reasoning may come before its message. */
const responses: Template = (view) => python`
    ${request(view)}
    for item in response.json()["output"]:
        if item["type"] == "message":
            print(item["content"][0]["text"])
`;

const responsesStream: Template = (view) => python`
    ${request(view)}
    ${readEvents(python`
        if event.get("type") == "response.output_text.delta":
            print(event["delta"], end="", flush=True)
        elif event.get("type") in ("error", "response.failed"):
            raise RuntimeError(event)
    `)}
    print()
`;

/**
 * Reads the response's server-sent events as they arrive. JSON in place of a stream is an error, mostly with its reason.
 * @param take handles an `event`
 */
const readEvents = (take: Code): Code => python`
    for line in response.iter_lines():
        if line.startswith((b"{", b"[")):
            raise RuntimeError(line.decode())
        data = line[len(b"data:") :].strip()
        if not line.startswith(b"data:") or data in (b"", b"[DONE]"):
            continue
        event = ${json}.loads(data)
        if event.get("error"):
            raise RuntimeError(event["error"])
        ${take}
`;

export const requests: Templates = {
    byEnding: {
        print,
        save,
        conversational,
        conversationalStream: stream,
        conversationalTools,
        conversationalToolsStream,
        basicStream: stream,
        responses,
        responsesStream,
    },
};
