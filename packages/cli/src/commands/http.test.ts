import { describe, expect, test } from "vitest";
import { atTakenPort, callsheet, whileServing } from "../testing.ts";

const served = (use: (url: string) => Promise<void>, options = "") =>
    whileServing(`http ${options}`, /http:\/\/[\d.]+:\d+/, use);

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
    });

    test("answers what no browser would send", async () => {
        await served(async (url) => {
            expect((await fetch(`${url}/v1/models?q=%ff%00`)).status).toBe(200);
            expect((await fetch(`${url}/v1/models/%E0%A4%A/x`)).status).toBe(404);
            expect((await fetch(`${url}/v1/explain`, { method: "POST", body: "x".repeat(100_000) })).status).toBe(413);
        });
    });

    test("says that its port is taken, and what to do", async () => {
        const { code, errors, port } = await atTakenPort("http");
        expect([code, errors]).toEqual([1, expect.stringMatching(`^Port ${port} of 127.0.0.1 is taken.*--port 0`)]);
    });

    test.each([
        ["--port 70000", "--port takes a whole number from 0 to 65535"],
        ["--base-path callsheet", "basePath is a path such as /callsheet"],
    ])("%s is a mistake", async (words, message) => {
        expect(await callsheet(`http ${words}`)).toMatchObject({ code: 2, errors: expect.stringContaining(message) });
    });
});
