/** The server as an assistant's client sees it. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { taskIds } from "@callsheet/inference/tasks";
import { startSandbox } from "@callsheet/sandbox";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "./server.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";
const flux = "black-forest-labs/FLUX.1-dev";
const key = "hf_0123456789abcdefghij";

const client = new Client({ name: "test", version: "1.0.0" });
let close: () => Promise<void>;

beforeAll(async () => {
    const sandbox = await startSandbox({ models: "known" });
    const book = bookOf(["en", "gu"]);
    const server = createServer(sandbox.fetch, book);
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    close = async () => {
        await client.close();
        await sandbox.close();
        rmSync(book, { recursive: true });
    };
});
afterAll(async () => await close());

/** A folder with a notebook of each language. */
function bookOf(languages: readonly string[]): string {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-book-"));
    for (const language of languages) {
        mkdirSync(join(folder, language));
        const cells = [{ cell_type: "markdown", source: ["# Asking\n", language] }];
        writeFileSync(
            join(folder, language, "chapter1.ipynb"),
            JSON.stringify({ metadata: { title: language }, cells }),
        );
    }
    return folder;
}

/** Calls a tool. @returns its result as text and as data, and whether that is an error, which has no data */
async function call(name: string, input: Record<string, unknown>) {
    // The client validates the structured content by the tool's output schema.
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
    expect(structuredContent === undefined).toBe(isError);
    const [first] = content;
    return { text: first?.type === "text" ? first.text : "", data: Object(structuredContent), isError };
}

test("the tools are five, each with a description of every input and the form of its data", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
        ...["explain_error", "find_model", "run_in_sandbox", "task_schema", "write_snippet"],
    ]);
    for (const { description, inputSchema, outputSchema } of tools) {
        expect(description).toMatch(/./);
        for (const field of Object.values(inputSchema.properties ?? {})) {
            expect(field).toHaveProperty("description", expect.stringMatching(/./));
        }
        expect(outputSchema).toMatchObject({ type: "object", required: expect.any(Array) });
    }
});

describe("find_model", () => {
    test("lists models with their providers, and says how many more there are", async () => {
        const { text, data } = await call("find_model", { text: "whisper", limit: 1 });
        expect(text).toMatch(/^openai\/whisper-\S+ · automatic-speech-recognition · .*hf-inference/);
        expect(text).toMatch(/… and \d+ more\nFrom the catalogue of /);
        expect(data).toMatchObject({ total: expect.any(Number), models: [{ task: "automatic-speech-recognition" }] });
    });

    test("says that there is none", async () => {
        expect((await call("find_model", { text: "zzzz" })).text).toMatch(/^No such model/);
    });
});

describe("write_snippet", () => {
    test("writes Python, and names the other libraries", async () => {
        const { text, data } = await call("write_snippet", { model: llama });
        expect(text).toContain("python/huggingface_hub:\n\n```python\n");
        expect(text).toContain("Also possible: python/openai");
        expect(data).toMatchObject({ language: "python", client: "huggingface_hub", notes: [expect.any(String)] });
        expect(text).toContain(data.content.trimEnd());
        expect(data.alsoPossible).toContain("python/openai");
    });

    test("writes for a library, with inputs and parameters", async () => {
        const input = { inputs: "It broke.", parameters: { candidate_labels: ["praise", "complaint"] } };
        const { text } = await call("write_snippet", { model: "facebook/bart-large-mnli", client: "curl", ...input });
        for (const part of ["sh/curl:", "It broke.", "praise", "complaint"]) expect(text).toContain(part);
    });
});

describe.each(["write_snippet", "run_in_sandbox"])("%s guesses nothing in silence", (tool) => {
    test.each([
        [{ model: "not a model", task: "text-to-image", provider: "hf-inference" }, "owner/name"],
        [
            { model: "meta-llama/llama-3.1-8b-instruct", task: "conversational", provider: "auto" },
            `Did you mean ${llama}`,
        ],
        [{ model: flux, parameters: { widht: 512 } }, 'no parameter "widht". Did you mean width?'],
        [{ model: llama, task: "text-to-image", provider: "groq" }, "groq does not serve"],
    ])("%j is refused", async (input, message) => {
        expect(await call(tool, input)).toMatchObject({ text: expect.stringContaining(message), isError: true });
    });

    test("a name that may be right is named", async () => {
        const { text, isError } = await call(tool, { model: flux, parameters: { sharpness: 2 } });
        expect({ text, isError }).toEqual({
            text: expect.stringContaining('no parameter "sharpness"'),
            isError: false,
        });
        const near = {
            model: "openai/wisper-large-v3",
            task: "automatic-speech-recognition",
            provider: "hf-inference",
        };
        expect((await call(tool, near)).text).toContain("Did you mean openai/whisper-large-v3?");
    });
});

describe("explain_error", () => {
    test("explains, with the call as it works, and does not repeat a key", async () => {
        const error = `openai.AuthenticationError: 401 - Invalid token ${key} ${llama}`;
        const { text, data } = await call("explain_error", { text: error });
        expect(text).toMatch(/^The key is not accepted\n/);
        expect(text).toContain("python/openai");
        expect(data).toMatchObject({ title: "The key is not accepted", snippet: { model: llama } });
        expect(text + JSON.stringify(data)).not.toContain(key);
    });

    test("says that an error is not known", async () => {
        expect(await call("explain_error", { text: "All is well." })).toMatchObject({ isError: true });
    });
});

describe("run_in_sandbox", () => {
    test("makes the call, and says what was sent", async () => {
        const { text } = await call("run_in_sandbox", { model: llama, inputs: "Hi" });
        expect(text).toContain("made up by the sandbox");
        expect(text).toContain("(sandbox) ");
        expect(text).toMatch(/POST https:\/\/router\.huggingface\.co\/\S+ → 200/);
        expect(text).not.toContain("was not checked");
    });

    test("takes a file's name, and tells of a file", async () => {
        const { text, data } = await call("run_in_sandbox", {
            model: "openai/whisper-large-v3",
            inputs: "meeting.flac",
        });
        expect(text).toContain("This is the recording meeting.");
        expect(data).toMatchObject({
            answer: expect.stringContaining("This is the recording meeting."),
            requests: [{ method: "POST", url: expect.stringContaining("whisper-large-v3"), status: 200 }],
        });
        const drawn = await call("run_in_sandbox", { model: flux, inputs: "A cat" });
        expect(drawn.text).toMatch(/a file of image\/\w+, \d+ bytes/);
    });

    test("does not confirm a model that the catalogue lacks", async () => {
        const { text } = await call("run_in_sandbox", { model: "me/mine", task: "fill-mask", inputs: "A [MASK]." });
        expect(text).toContain("that this one exists was not checked");
    });

    test("tells of what the service would refuse", async () => {
        const wrong = { model: "ProsusAI/finbert", parameters: { top_k: "many" } };
        expect(await call("run_in_sandbox", wrong)).toMatchObject({ isError: true });
    });
});

test.each(taskIds)("task_schema of %s is JSON Schema, short enough for a conversation", async (task) => {
    const { text, data } = await call("task_schema", { task });
    expect(JSON.parse(text)).toMatchObject({ title: task, type: "object" });
    expect(data).toEqual({ task, schema: JSON.parse(text) });
});

describe("resources", () => {
    test("are the tasks and the chapters, in both languages, each with a title of its own", async () => {
        const { resources } = await client.listResources();
        const titles = resources.map(({ title }) => title);
        expect(titles).toContain("Task: text to image");
        expect(new Set(titles).size).toBe(titles.length);
        const uris = resources.map(({ uri }) => uri);
        expect(uris).toContain("callsheet://tasks/text-to-image");
        for (const language of ["en", "gu"]) expect(uris).toContain(`callsheet://book/${language}/chapter1`);
        for (const { uri } of resources) {
            const [content] = (await client.readResource({ uri })).contents;
            expect(content && "text" in content ? content.text : "").toMatch(/^# ./);
        }
    });

    test.each(["callsheet://tasks/nothing", "callsheet://book/en/chapter99", "callsheet://book/en/..%2f..%2fREADME"])(
        "%s is not there",
        async (uri) => {
            await expect(client.readResource({ uri })).rejects.toThrow();
        },
    );
});

test("prompts name the tools that they need", async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name).sort()).toEqual(["call_a_model", "fix_an_error"]);
    const { messages } = await client.getPrompt({ name: "fix_an_error", arguments: { error: "KeyError: 'HF_TOKEN'" } });
    expect(JSON.stringify(messages)).toMatch(/explain_error.*HF_TOKEN/s);
});
