import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { callsheet } from "../testing.ts";

/** Serves at a free port, as long as `work` takes. */
async function served(work: (url: string) => Promise<void>, options = "") {
    const stop = new AbortController();
    const { promise: url, resolve } = Promise.withResolvers<string>();
    const onOutput = (text: string) => resolve(/http:\/\/[\d.]+:\d+/.exec(text)?.[0] ?? "");
    const running = callsheet(`http --port 0 ${options}`, { interrupted: stop.signal, onOutput });
    // It may end before it serves.
    void running.then(() => resolve(""));
    try {
        await work(await url);
    } finally {
        stop.abort();
    }
    return await running;
}

describe("callsheet http", () => {
    test("says where it is, serves, and ends with 0 when it is stopped", async () => {
        const { code, output, errors } = await served(async (url) => {
            const response = await fetch(`${url}/v1/snippets?model=openai/whisper-large-v3&client=curl`, {
                headers: { accept: "text/plain" },
            });
            expect(await response.text()).toMatch(/^curl /);
        });
        expect({ code, errors }).toEqual({ code: 0, errors: "" });
        expect(output).toMatch(/^Callsheet is served at http:\/\/127\.0\.0\.1:\d+, until Ctrl\+C\.\n/);
    });

    test("serves below a path", async () => {
        const { output } = await served(async (url) => {
            expect((await fetch(`${url}/call/sheet/v1/tasks`)).status).toBe(200);
            expect((await fetch(`${url}/v1/tasks`)).status).toBe(404);
        }, "--base-path /call/sheet/");
        expect(output).toMatch(/:\d+\/call\/sheet\/openapi\.json describes it\.\n/);
        const { code, errors } = await callsheet("http --base-path callsheet");
        expect([code, errors]).toEqual([2, expect.stringContaining("basePath is a path such as /callsheet")]);
    });

    test("answers what no browser would send", async () => {
        await served(async (url) => {
            expect((await fetch(`${url}/v1/models?q=%ff%00`)).status).toBe(200);
            expect((await fetch(`${url}/v1/models/%E0%A4%A/x`)).status).toBe(404);
            expect((await fetch(`${url}/v1/explain`, { method: "POST", body: "x".repeat(100_000) })).status).toBe(413);
        });
    });

    test("says that its port is taken, and what to do", async () => {
        const server = createServer().listen(0, "127.0.0.1");
        await once(server, "listening");
        const { port } = Object(server.address());
        const { code, errors } = await callsheet(`http --port ${port}`);
        server.close();
        expect([code, errors]).toEqual([1, expect.stringMatching(`^Port ${port} of 127.0.0.1 is taken.*--port 0`)]);
    });

    test("takes a port that is one", async () => {
        const { code, errors } = await callsheet("http --port 70000");
        expect([code, errors]).toEqual([2, expect.stringContaining("--port takes a whole number from 0 to 65535")]);
    });
});
