/** The programs that run against `callsheet sandbox`: snippets, and programs around the lines that it prints. */
import { sandboxHosts } from "@callsheet/sandbox";
import { type At, sdkLines } from "@callsheet/sandbox/serve";
import { type LanguageId, type MatrixEntry, matrix } from "@callsheet/snippets";
import { filesOf } from "../files.ts";

export type SandboxProgram = {
    readonly id: string;
    readonly language: LanguageId;
    readonly content: string;
    readonly files: ReadonlyMap<string, Uint8Array>;
    /** Whether its environment routes it to the sandbox. Otherwise its environment has a proxy that it must not use. */
    readonly isProxied: boolean;
    /** A URL that it must have requested, as the sandbox sees it. */
    readonly asks?: string;
    /** Its expected output. Default: any output, or a file. */
    readonly prints?: string;
};

const rowOf = ({ id }: Pick<MatrixEntry, "id">): string => id.slice(id.lastIndexOf("/") + 1);

/** The first snippet of each client and task in one row of the matrix. */
function firstOfEach(row: string): readonly MatrixEntry[] {
    const entriesByKey = new Map<string, MatrixEntry>();
    for (const entry of matrix()) {
        const key = `${entry.language} ${entry.client} ${entry.task}`;
        if (rowOf(entry) === row && !entriesByKey.has(key)) entriesByKey.set(key, entry);
    }
    return [...entriesByKey.values()];
}

const programOf = (entry: MatrixEntry, way: string, content: string): SandboxProgram => ({
    id: `${way}/${entry.id}`,
    language: entry.language,
    content,
    files: filesOf(entry.wire),
    isProxied: way === "proxy",
});

/** Unmodified snippets, routed through the proxy: every client with every task that it supports. */
export const proxied = (): readonly SandboxProgram[] =>
    firstOfEach("plain").map((entry) => ({ ...programOf(entry, "proxy", entry.content), asks: entry.wire.url }));

/** The clients that have an option for an endpoint or a base URL. */
const withEndpoint: readonly string[] = sdkLines
    .filter(({ change }) => change === "endpoint" || change === "base URL")
    .map(({ id }) => id);

/** Snippets for a user's own server, with only its address changed to the sandbox's. */
export const atEndpoints = ({ url }: At): readonly SandboxProgram[] =>
    ["endpoint", "openai-endpoint"]
        .flatMap(firstOfEach)
        .filter(({ language, client }) => withEndpoint.includes(`${language}/${client}`))
        .map((entry) => programOf(entry, "endpoint", entry.content.replaceAll("https://my-endpoint.example", url)));

/** Snippets with the sandbox's address before the real host. Fetch represents requests and curl. */
export const atAddresses = ({ url }: At): readonly SandboxProgram[] =>
    firstOfEach("plain")
        .filter(({ client }) => client === "fetch")
        .map((entry) => {
            const below = (content: string, host: string) => content.replaceAll(`https://${host}/`, `${url}/${host}/`);
            return programOf(entry, "address", sandboxHosts.reduce(below, entry.content));
        });

/** A program around the printed line of each SDK. */
export const ofLines = (at: At, python: string): readonly SandboxProgram[] =>
    sdkLines.map(({ id, language, change, line }) => {
        const program = around[id];
        if (program === undefined) throw new Error(`There is no program around the line of ${id}.`);
        return {
            id: `line/${id}`,
            language,
            content: program(line(at), python),
            files: filesOfLines,
            // The line itself sets the proxy.
            isProxied: false,
            prints: change === "base URL" ? openAiPrints : "ok",
        };
    });

const openAiPrints = "chat stream responses completion embedding image speech transcription";

const filesOfLines = filesOf({
    method: "POST",
    url: "",
    headers: {},
    body: { format: "binary", value: { $file: "sample1.flac" } },
});

const chat = '{"model": "meta-llama/Llama-3.1-8B-Instruct", "messages": [{"role": "user", "content": "Hello"}]}';

const falProgram = `import fal_client
result = fal_client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A kite"})
print("ok" if result["images"] else "no image")
`;

const around: Readonly<Record<string, (line: string, python: string) => string>> = {
    "python/openai": (line) => `from openai import OpenAI
${line}
done = []
messages = [{"role": "user", "content": "Hello"}]
if client.chat.completions.create(model="any/chat", messages=messages).choices[0].message.content: done.append("chat")
events = client.chat.completions.create(model="any/chat", messages=messages, stream=True)
if "".join(event.choices[0].delta.content or "" for event in events if event.choices): done.append("stream")
if client.responses.create(model="any/chat", input="Hello").output_text: done.append("responses")
if client.completions.create(model="any/chat", prompt="Once").choices[0].text: done.append("completion")
if client.embeddings.create(model="any/embedding", input=["Hello"]).data[0].embedding: done.append("embedding")
if client.images.generate(model="any/image", prompt="A kite").data[0]: done.append("image")
if client.audio.speech.create(model="any/speech", voice="alloy", input="Hello").read(): done.append("speech")
with open("sample1.flac", "rb") as recording:
    if client.audio.transcriptions.create(model="any/whisper", file=recording).text: done.append("transcription")
print(" ".join(done))
`,
    "js/openai": (line) => `import { createReadStream } from "node:fs";
import OpenAI from "openai";
${line}
const done = [];
const messages = [{ role: "user", content: "Hello" }];
const { choices } = await client.chat.completions.create({ model: "any/chat", messages });
if (choices[0].message.content) done.push("chat");
let text = "";
for await (const event of await client.chat.completions.create({ model: "any/chat", messages, stream: true })) {
    text += event.choices[0]?.delta.content ?? "";
}
if (text) done.push("stream");
if ((await client.responses.create({ model: "any/chat", input: "Hello" })).output_text) done.push("responses");
if ((await client.completions.create({ model: "any/chat", prompt: "Once" })).choices[0].text) done.push("completion");
if ((await client.embeddings.create({ model: "any/embedding", input: ["Hello"] })).data[0].embedding.length) done.push("embedding");
if ((await client.images.generate({ model: "any/image", prompt: "A kite" })).data[0]) done.push("image");
const speech = await client.audio.speech.create({ model: "any/speech", voice: "alloy", input: "Hello" });
if ((await speech.arrayBuffer()).byteLength) done.push("speech");
const file = createReadStream("sample1.flac");
if ((await client.audio.transcriptions.create({ model: "any/whisper", file })).text) done.push("transcription");
console.log(done.join(" "));
`,
    "python/huggingface_hub": (line) => `from huggingface_hub import InferenceClient
${line}
print("ok" if client.text_to_image("A kite").width else "no image")
`,
    "js/huggingface.js": (line) => `import { InferenceClient } from "@huggingface/inference";
${line}
console.log((await client.textToImage({ inputs: "A kite" })).size > 0 ? "ok" : "no image");
`,
    "js/callsheet": (line) => `import { InferenceClient } from "@callsheet/inference";
import { fetchThrough } from "@callsheet/sandbox/fetch";
${line}
const { choices } = await client.chatCompletion(${chat});
console.log(choices[0].message.content ? "ok" : "no text");
`,
    "python/fal_client": (line, python) => `cat > app.py <<'END'
${falProgram}END
python() { ${python} "$@"; }
${line}
`,
    "python/requests": (line) => `import requests
${line}
answer = requests.post(url, headers={"Authorization": "Bearer hf_token"}, json=${chat})
print("ok" if answer.json()["choices"][0]["message"]["content"] else "no text")
`,
    "js/fetch": (line) => `${line}
const headers = { authorization: "Bearer hf_token", "content-type": "application/json" };
const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(${chat}) });
console.log((await answer.json()).choices[0].message.content ? "ok" : "no text");
`,
    "sh/curl": (
        line,
    ) => `${line.replace("…", "--silent --fail https://router.huggingface.co/v1/models")} > models.json && echo ok
`,
    "sh/any": (line) => `${line}
curl --silent --fail https://huggingface.co/api/models > models.json && echo ok
`,
};
