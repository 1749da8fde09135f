// @needs bash, curl, python, venv
/**
 * `callsheet sandbox`, started from the command line: each line that it prints, in a program around it, points its SDK at the
 * sandbox. The proof of the snippets shows that the sandbox answers every client at every task.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { media } from "@callsheet/sandbox";
import { type JournalEntry, sdkLines } from "@callsheet/sandbox/serve";
import type { LanguageId } from "@callsheet/snippets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directLoopback, homeEnvironment, programEnvironment, proxyVariables } from "../environment.ts";
import { pinnedLibraries } from "../libraries.ts";
import { fileOf, homeOf, writeFolder } from "../program-folder.ts";
import { root } from "../root.ts";
import { processRuntime } from "../runtimes/process.ts";

type Announced = {
    readonly url: string;
    readonly journal: string;
    readonly certificate: string;
    readonly environment: Readonly<Record<string, string>>;
};

const libraries = pinnedLibraries();
const python = "path" in libraries.python ? libraries.python.path : "python3";
const missing = "missing" in libraries.python ? libraries.python.missing : undefined;
const commands: Readonly<Record<LanguageId, string>> = { python, js: process.execPath, sh: "bash" };

const chat = '{"model": "meta-llama/Llama-3.1-8B-Instruct", "messages": [{"role": "user", "content": "Hello"}]}';

const falProgram = `import fal_client
result = fal_client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A kite"})
print("ok" if result["images"] else "no image")
`;

/** A program around the line of each SDK. */
const around: Readonly<Record<string, (line: string) => string>> = {
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
    "python/fal_client": (line) => `cat > app.py <<'END'
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

describe.skipIf(missing)(`the lines that callsheet sandbox prints ${missing ?? ""}`, () => {
    mkdirSync(libraries.work, { recursive: true });
    const work = mkdtempSync(join(libraries.work, "sandbox-command-"));
    let child: ChildProcess;
    let sandbox: Announced;
    let complaints: Promise<string>;

    beforeAll(async () => {
        const args = [
            join(root, "packages/cli/bin/callsheet.mjs"),
            "sandbox",
            "--port",
            "0",
            "--json",
            "--pace",
            "fast",
        ];
        const started = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
        child = started;
        complaints = text(started.stderr);
        const [line] = await once(createInterface({ input: started.stdout }), "line");
        sandbox = JSON.parse(line);
    });

    afterAll(async () => {
        if (child.exitCode === null) {
            child.kill("SIGINT");
            await once(child, "close");
        }
        rmSync(work, { recursive: true });
        // Nobody else was asked.
        expect(await complaints).toBe("");
    });

    test.each(sdkLines)("$id", async ({ id, language, change, line }) => {
        const { url, certificate, environment } = sandbox;
        const content = around[id]?.(line({ url, certificate, token: "hf_sandbox_any" }));
        if (content === undefined) throw new Error(`There is no program around the line of ${id}.`);
        const program = { language, content, files: new Map([["sample1.flac", media("flac", "sample1.flac").bytes]]) };
        const folder = join(work, id.replace("/", "-"));
        writeFolder(folder, program);
        const { failure, stdout, stderr } = await processRuntime(commands[language]).run({
            folder,
            file: fileOf(program),
            environment: {
                ...programEnvironment,
                ...homeEnvironment(homeOf(folder)),
                // The line itself leads to the sandbox. This blocks accidental requests to other machines.
                ...proxyVariables(environment["HTTPS_PROXY"] ?? ""),
                ...directLoopback,
            },
        });
        expect(failure, stderr).toBeUndefined();
        expect(stdout.trim()).toBe(
            change === "base URL" ? "chat stream responses completion embedding image speech transcription" : "ok",
        );
    });

    test("every request was answered well, and nothing was wrong with it", async () => {
        const response = await fetch(`${sandbox.journal}/requests`);
        // Trusted: the sandbox is of this very version.
        const { requests } = (await response.json()) as { readonly requests: readonly JournalEntry[] };
        const odd = requests.filter(
            ({ status, hint, leak }) => status >= 300 || leak !== undefined || hint !== undefined,
        );
        expect(odd.map(({ method, url, status, hint }) => ({ method, url, status, hint }))).toEqual([]);
        expect(requests.length).toBeGreaterThanOrEqual(sdkLines.length);
    });
});
