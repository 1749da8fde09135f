/** Signals end the commands that serve or run a program, whatever these are doing. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { commandLinesWith } from "../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-signals-"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * No request is known that keeps the sandbox busy for ever, so this one is made to: a JSON text that holds these words.
 */
const spinning = "spin for ever";
const preloaded = join(folder, "spin.mjs");
writeFileSync(
    preloaded,
    `import { writeSync } from "node:fs";
    const { parse } = JSON;
    JSON.parse = (text, ...more) => {
        if (!String(text).includes(${JSON.stringify(spinning)})) return parse(text, ...more);
        writeSync(2, "spinning\\n");
        for (;;);
    };`,
);

const command = fileURLToPath(new URL("../../bin/callsheet.mjs", import.meta.url));
let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

async function spins(errors: AsyncIterable<Uint8Array>): Promise<void> {
    let text = "";
    for await (const piece of errors) {
        text += Buffer.from(piece);
        if (text.includes("spinning")) return;
    }
}

/** Starts a command that spins on demand. */
function start(words: readonly string[], ownEnv: Readonly<Record<string, string>> = {}) {
    const env = { ...process.env, XDG_CACHE_HOME: folder, LOCALAPPDATA: folder, HOME: folder, ...ownEnv };
    const args = ["--import", pathToFileURL(preloaded).href, command, ...words];
    const started = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "pipe"] });
    child = started;
    const lines = createInterface({ input: started.stdout });
    return {
        line: async (): Promise<string> => (await once(lines, "line"))[0],
        write: (text: string) => started.stdin.write(`${text}\n`),
        busy: spins(started.stderr),
        end: async (signal: NodeJS.Signals): Promise<readonly [code: number | null, signal: string | null]> => {
            started.kill(signal);
            const [code, endedBy] = await once(started, "close");
            return [code, endedBy];
        },
    };
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

describe("callsheet sandbox", () => {
    const chat = (url: string) =>
        fetch(`${url}/v1/chat/completions`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ model: "any", messages: [{ role: "user", content: spinning }] }),
        });

    test.each(signals)("ends with 0 and leaves nothing behind, though a request keeps it busy: %s", async (signal) => {
        const { line, busy, end } = start(["sandbox", "--port", "0", "--json"]);
        const { url, certificate }: { readonly url: string; readonly certificate: string } = JSON.parse(await line());
        expect(existsSync(certificate)).toBe(true);
        const response = chat(url).catch(() => "no response");
        await busy;
        expect(await end(signal)).toEqual([0, null]);
        expect([await response, existsSync(certificate)]).toEqual(["no response", false]);
    });

    test("ends with its program, though a request of it keeps the sandbox busy", async () => {
        const body = JSON.stringify({ messages: [{ role: "user", content: spinning }] });
        const program = `const headers = { "content-type": "application/json", authorization: "Bearer hf_any" };
            fetch("https://router.huggingface.co/v1/chat/completions", { method: "POST", headers, body: ${JSON.stringify(body)} });
            process.stdin.once("data", () => process.exit(7));`;
        const { write, busy } = start(["sandbox", "--", process.execPath, "--input-type=module", "--eval", program]);
        await busy;
        write("enough");
        const [code] = child ? await once(child, "close") : [];
        expect(code).toBe(7);
    });
});

describe("callsheet mcp", () => {
    test("ends, though a call in the sandbox keeps it busy", async () => {
        const { line, write, busy, end } = start(["mcp"]);
        const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
        write(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }));
        await line();
        write(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
        const chat = { model: "google/gemma-2-2b-it", task: "text-generation", inputs: spinning };
        const call = {
            jsonrpc: "2.0",
            id: 2,
            method: "tools/call",
            params: { name: "run_in_sandbox", arguments: chat },
        };
        // The server reads its messages as JSON, too, and only the request to the sandbox is to hold the words.
        write(JSON.stringify(call).replace("for ever", "\\u0066or ever"));
        await busy;
        expect(await end("SIGTERM")).toEqual([null, "SIGTERM"]);
    });
});

test("callsheet http ends", async () => {
    const { line, end } = start(["http", "--port", "0"]);
    await line();
    expect(await end("SIGINT")).toEqual([null, "SIGINT"]);
});

describe("callsheet check", () => {
    test("ends with its program, says nothing, and leaves nothing behind", async () => {
        const temporary = join(folder, "check");
        mkdirSync(temporary);
        const begun = join(temporary, "..", "begun");
        const program = join(folder, "endless.mjs");
        // It takes no notice of signals itself.
        writeFileSync(
            program,
            `import { writeFileSync } from "node:fs";
            for (const signal of ${JSON.stringify(signals)}) process.on(signal, () => {});
            writeFileSync(${JSON.stringify(begun)}, "");
            setInterval(() => {}, 1000);`,
        );
        const { end } = start(["check", "keep-talking", program], { TMPDIR: temporary, TEMP: temporary });
        await expect.poll(() => existsSync(begun)).toBe(true);
        expect(readdirSync(temporary).length).toBeGreaterThan(0);
        let output = "";
        child?.stdout?.on("data", (bytes: Uint8Array) => (output += Buffer.from(bytes)));
        expect([await end("SIGHUP"), output]).toEqual([[128 + constants.signals.SIGHUP, null], ""]);
        expect(readdirSync(temporary)).toEqual([]);
        expect(readdirSync(join(folder, "callsheet", "sandbox"))).toEqual([]);
        await expect.poll(() => commandLinesWith(program)).toEqual([]);
    });
});
