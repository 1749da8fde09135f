/** `callsheet mcp` as assistants start it. What the server answers is tested in mcp/server.test.ts. */
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, test } from "vitest";
import { atTakenPort, whileServing } from "../testing.ts";

const newClient = () => new Client({ name: "test", version: "1.0.0" });

test("serves on standard input and output, and ends with its client", async () => {
    const program = fileURLToPath(new URL("../../bin/callsheet.mjs", import.meta.url));
    const client = newClient();
    const transport = new StdioClientTransport({ command: process.execPath, args: [program, "mcp"] });
    await client.connect(transport);
    const { content } = await client.callTool({ name: "find_model", arguments: { text: "whisper" } });
    expect(content).toMatchObject([{ type: "text", text: expect.stringContaining("openai/whisper") }]);
    await client.close();
    expect(transport.pid).toBeNull();
});

describe("over HTTP", () => {
    const served = async (use: (url: string) => Promise<void>) =>
        expect((await whileServing("mcp", /http:\S+\/mcp/, use)).code).toBe(0);

    test("serves a client", async () => {
        await served(async (url) => {
            const client = newClient();
            await client.connect(new StreamableHTTPClientTransport(new URL(url)));
            expect((await client.listTools()).tools).toHaveLength(5);
            await client.close();
        });
    });

    const status = (url: string, headers: Record<string, string>) =>
        new Promise((resolve, reject) => {
            const sent = request(url, { method: "POST", headers }, (response) => {
                response.resume();
                resolve(response.statusCode);
            });
            sent.on("error", reject).end("{}");
        });

    test("refuses other hosts, pages of other sites, and other paths", async () => {
        await served(async (url) => {
            expect(await status(url, { host: "evil.example" })).toBe(403);
            expect(await status(url, { origin: "https://evil.example" })).toBe(403);
            expect(await status(url.replace("/mcp", "/other"), {})).toBe(404);
        });
    });

    test("says that its port is taken, and what to do", async () => {
        const { code, errors, port } = await atTakenPort("mcp");
        expect(code).toBe(1);
        expect(errors).toMatch(`Port ${port} of 127.0.0.1 is taken, perhaps by another server.`);
        expect(errors).not.toContain("sandbox");
    });
});
