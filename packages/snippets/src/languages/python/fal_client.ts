/** fal's own client. */
import { isFile, type Leaf, leaf } from "@callsheet/inference/wire";
import { type Code, name, type Value } from "../../code/index.ts";
import { bodyOf } from "../../templates/body.ts";
import { readOnce } from "../../templates/read-once.ts";
import { resultFileOf, savedFileOf } from "../../templates/result-file.ts";
import type { Template, Templates, View } from "../../templates/template.ts";
import { python } from "./literals.ts";
import { assignFile, savedPath } from "./output.ts";

const fal = python.module("fal_client");
const httpx = python.module("httpx");
const Path = python.from("pathlib", "Path");

/** Makes the call, through the queue if the task has one. The response is `result`. */
function invocation({ wire, job, token }: View): Code {
    const body = bodyOf(wire);
    if (body === undefined || !("json" in body)) throw new TypeError("fal takes JSON.");
    const { json, file } = readOnce(body.json, (variable) => python`${name(variable)}`, encoded);
    return python`
        client = ${fal}.SyncClient(key=${token})

        ${file && python`${name(file.name)} = ${file.content}`}
        result = client.${name(job ? "subscribe" : "run")}(
            ${new URL(wire.url).pathname.slice(1)},
            arguments=${json},
        )
    `;
}

/** The client has its own function for data URLs. */
const encoded = (content: Leaf): Value =>
    content[leaf] === "dataUrl" && isFile(content.of)
        ? python.call("fal_client.encode", content.of, content.type)
        : content;

const print: Template = (view) => python`
    ${invocation(view)}
    print(result)
`;

/** fal's client depends on httpx, so httpx is always installed with it. */
const save: Template = (view) => {
    const file = resultFileOf(view);
    return python`
        ${invocation(view)}

        ${file && assignFile(python`url`, python`result`, file)}
        file = ${httpx}.get(url).raise_for_status()
        ${savedPath(python`file`, savedFileOf(view.call))}
        ${Path}(path).write_bytes(file.content)
        print(f"Saved {path}")
    `;
};

export const falClient: Templates = { byEnding: { print, save } };
