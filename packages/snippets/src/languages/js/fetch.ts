/** Node's built-in fetch: prints the wire request. */
import type { Code } from "../../code/index.ts";
import { completionArguments, isChat } from "../../templates/openai.ts";
import { type ResultFile, resultFileOf, type SavedFile, savedFileOf } from "../../templates/result-file.ts";
import type { Template, Templates, View } from "../../templates/template.ts";
import { resultOf, waitForJob } from "./fetch-job.ts";
import { checkResponse, request } from "./fetch-request.ts";
import { js } from "./literals.ts";
import { fileAt, messageOf, printDelta, saveBytes, savedPath } from "./output.ts";
import { toolLoop, toolStreamLoop, toolStubs, withVariable } from "./tool-loop.ts";

/** Prints the whole response: by default the console omits deeply nested values. */
const print: Template = (view) =>
    view.job
        ? js`
            ${waitForJob(view, view.job)}

            console.dir(${resultOf(view.job)}, { depth: null });
        `
        : js`
            ${request(view)}
            console.dir(await response.json(), { depth: null });
        `;

const save: Template = (view) => js`
    ${requestAndOutput(view)}
    ${saveBytes}
`;

/** Makes the call; declares the file's `bytes` and `path`. The file is the body, in the JSON, or at a URL in it. */
function requestAndOutput(view: View): Code {
    const file = resultFileOf(view);
    const savedFile = savedFileOf(view.call);
    if (file === undefined) {
        return js`
            ${request(view)}
            ${downloaded(js`response`, savedFile)}
        `;
    }
    if (view.job) {
        return js`
            ${waitForJob(view, view.job)}

            response = await fetch(${fileAt(resultOf(view.job), file)});
            ${checkResponse}
            ${downloaded(js`response`, savedFile)}
        `;
    }
    return js`
        ${request(view)}
        const result = await response.json();
        ${file.holds === "base64" ? decoded(file, savedFile) : download(file, savedFile)}
    `;
}

const downloaded = (response: Code, file: SavedFile): Code => js`
    const bytes = Buffer.from(await ${response}.arrayBuffer());
    ${savedPath(js`${response}.headers.get("content-type")`, file)}
`;

/** Base64 text has no MIME type, so the path has the default extension. */
const decoded = (file: ResultFile, { name }: SavedFile): Code => js`
    const bytes = Buffer.from(${fileAt(js`result`, file)}, "base64");
    const path = ${name};
`;

/** The download does not send the token. */
const download = (file: ResultFile, savedFile: SavedFile): Code => js`

    const file = await fetch(${fileAt(js`result`, file)});
    if (!file.ok) {
        throw new Error(\`\${file.status}: \${await file.text()}\`);
    }
    ${downloaded(js`file`, savedFile)}
`;

const conversational: Template = (view) => js`
    ${request(view)}
    const completion = await response.json();
    console.log(${messageOf(view.call)});
`;

const conversationalTools: Template = (view) => {
    const completion = completionArguments(view);
    const ask = js`
        ${request(view, withVariable(completion, "messages"))}
        const completion = await response.json();
    `;
    return js`
        ${toolStubs(view.call)}

        ${toolLoop(completion["messages"], ask)}
    `;
};

const conversationalToolsStream: Template = (view) => {
    const given = completionArguments(view);
    return js`
        ${toolStubs(view.call)}

        ${toolStreamLoop(
            given["messages"],
            (take) => js`
                ${request(view, withVariable(given, "messages"))}
                ${readEvents(take)}
            `,
        )}
    `;
};

const stream: Template = (view) => js`
    ${request(view)}
    ${readEvents(js`process.stdout.write(event.choices?.[0]?.${isChat(view) ? js`delta?.content` : js`text`} ?? "");`)}
    process.stdout.write("\n");
`;

/** The model's reasoning may come before its message. */
const responses: Template = (view) => js`
    ${request(view)}
    const { output } = await response.json();
    for (const item of output) {
        if (item.type === "message") console.log(item.content[0].text);
    }
`;

const responsesStream: Template = (view) => js`
    ${request(view)}
    ${readEvents(printDelta)}
    process.stdout.write("\n");
`;

/**
 * Reads the response's server-sent events as they arrive. JSON in place of a stream is an error, mostly with its reason.
 * @param take handles an `event`
 */
const readEvents = (take: Code): Code => js`
    const decoder = new TextDecoderStream();
    let unread = "";
    for await (const text of response.body.pipeThrough(decoder)) {
        unread += text;
        if (["{", "["].includes(unread[0])) throw new Error(unread);
        const lines = unread.split("\n");
        unread = lines.pop();
        for (const line of lines) {
            if (!line.startsWith("data:")) continue;
            const data = line.slice("data:".length).trim();
            if (data === "" || data === "[DONE]") continue;
            const event = JSON.parse(data);
            if (event.error) throw new Error(data);
            ${take}
        }
    }
`;

export const fetch: Templates = {
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
