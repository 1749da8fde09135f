import { InferenceClient } from "@callsheet/inference";
import { expect, test } from "vitest";
import { inPageFetch } from "./in-page.ts";
import { startSandbox } from "./sandbox.ts";

const messages = [{ role: "user", content: "When does the bus leave?" }];
const model = "meta-llama/Llama-3.1-8B-Instruct";

test("answers as the sandbox that listens does", async () => {
    const sandbox = await startSandbox();
    const answers = [];
    for (const fetch of [inPageFetch(), sandbox.fetch]) {
        const client = new InferenceClient("hf_test", { fetch });
        const { choices } = await client.chatCompletion({ model, messages, provider: "nscale" });
        const image = await client.textToImage({ model: "black-forest-labs/FLUX.1-dev", inputs: "A tree" });
        answers.push([choices, await image.arrayBuffer()]);
    }
    await sandbox.close();
    expect(answers[0]).toEqual(answers[1]);
});

test("streams in pieces", async () => {
    const client = new InferenceClient("hf_test", { fetch: inPageFetch({ pace: 1 }) });
    const pieces: string[] = [];
    for await (const { choices } of client.chatCompletionStream({ model, messages })) {
        pieces.push(choices[0]?.delta.content ?? "");
    }
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).not.toBe("");
});

test("refuses what the services refuse", async () => {
    const response = await inPageFetch()("https://router.huggingface.co/hf-inference/models/any/model", {
        method: "POST",
    });
    expect(response.status).toBe(401);
});

test("ends a stream that is given up", async () => {
    const controller = new AbortController();
    const client = new InferenceClient("hf_test", { fetch: inPageFetch({ pace: 5 }) });
    const read = async () => {
        for await (const _ of client.chatCompletionStream({ model, messages }, { signal: controller.signal })) {
            controller.abort();
        }
    };
    await expect(read()).rejects.toThrow("aborted");
});
