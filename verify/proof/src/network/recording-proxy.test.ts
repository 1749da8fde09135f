import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { processRuntime } from "../runtimes/process.ts";
import { createAuthority, createRecordingProxy, type RecordingProxy } from "./recording-proxy.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-stage-"));
const node = processRuntime(process.execPath);
let proxy: RecordingProxy;

beforeAll(async () => {
    proxy = await createRecordingProxy(await createAuthority(join(folder, "authority.pem")));
});
afterAll(async () => {
    await proxy.close();
    rmSync(folder, { recursive: true });
});

const start = async (content: string) => {
    writeFileSync(join(folder, "program.mjs"), content);
    return await node.run({ folder, file: "program.mjs", environment: proxy.environment });
};
const run = async (content: string) =>
    await proxy.record({ id: "a/program", models: {}, ending: "print" }, async () => await start(content));

const chat = JSON.stringify({
    model: "any/conversational",
    stream: true,
    messages: [{ role: "user", content: "Hello" }],
});
const headers = { authorization: "Bearer hf_test", "content-type": "application/json" };
const asking = (fault = "") => {
    const init = { method: "POST", headers: { ...headers, ...(fault && { "x-sandbox-fault": fault }) }, body: chat };
    return `await fetch("https://router.huggingface.co/v1/chat/completions", ${JSON.stringify(init)})`;
};

describe("a proxy", () => {
    test("sees a request as it left, and what was answered", async () => {
        const { result, exchanges } = await run(`console.log((${asking()}).status)`);
        expect(result).toEqual({ failure: undefined, stdout: "200\n", stderr: "" });
        const [exchange] = exchanges;
        expect(exchange?.url).toBe("https://router.huggingface.co/v1/chat/completions");
        expect(exchange?.headers.get("host")).toBe("router.huggingface.co");
        expect(new TextDecoder().decode(exchange?.body)).toBe(chat);
        expect(exchange).toMatchObject({ hint: undefined, leak: undefined });
        expect(exchanges).toHaveLength(1);
    });

    test("passes a stream on as it comes", async () => {
        // The stream stalls, but its first chunk arrives.
        const { result } = await run(`
            const response = ${asking("stall")};
            const { value } = await response.body.getReader().read();
            console.log(value.length > 0);
            process.exit();
        `);
        expect(result.stdout).toBe("true\n");
    });

    test("answers for a stranger, and says so", async () => {
        const { exchanges } = await run(`await fetch("https://elsewhere.example/x?y=1")`);
        expect(exchanges).toMatchObject([
            { url: "https://elsewhere.example/x?y=1", hint: expect.stringContaining("elsewhere.example is no host") },
        ]);
    });

    test("sees a token in the wrong hands", async () => {
        const { exchanges } = await run(
            `await fetch("https://v3.fal.media/x", { headers: ${JSON.stringify(headers)} })`,
        );
        expect(exchanges[0]?.leak).toContain("a token was sent to v3.fal.media");
    });

    test("knows what came when the program had ended", async () => {
        await start(`await fetch("https://router.huggingface.co/late")`);
        expect(proxy.late).toEqual([{ id: "a/program", request: "GET https://router.huggingface.co/late" }]);
    });
});
