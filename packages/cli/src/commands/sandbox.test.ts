import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { taskIds } from "@callsheet/inference";
import { sdkLines } from "@callsheet/sandbox/serve";
import { afterAll, describe, expect, test } from "vitest";
import { callsheet } from "../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { XDG_CACHE_HOME: folder, HOME: folder, LOCALAPPDATA: folder, PATH: process.env["PATH"] ?? "" };

const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
};

/** Starts a sandbox, does something with it, and stops it. */
async function during(words: string, use: (output: () => string) => Promise<void> = async () => {}) {
    const stop = new AbortController();
    let output = "";
    const ended = callsheet(`sandbox --port 0 ${words}`, {
        env,
        interrupted: stop.signal,
        onOutput: (text) => (output += text),
    });
    await expect.poll(() => output).not.toBe("");
    await use(() => output);
    stop.abort();
    return await ended;
}

type Announced = {
    readonly url: string;
    readonly certificate: string;
    readonly key?: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly lines: readonly { readonly id: string; readonly line: string }[];
};

const announced = (output: string): Announced => JSON.parse(output);

const chat = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ model: "any", messages: [{ role: "user", content: "Hello" }] }),
    });

test("says where it is, and for each SDK the line that points at it, and ends with 0 when it is stopped", async () => {
    const { code, output, errors } = await during("", async (output) => {
        const url = /address +(\S+)/.exec(output())?.[1] ?? "";
        expect((await chat(url)).status).toBe(200);
    });
    expect([code, errors]).toEqual([0, ""]);
    for (const { sdk } of sdkLines) expect(output).toContain(sdk);
    expect(output).not.toContain("key   ");
});

test("--json says the same as one object, and what it wrote is gone when it ends", async () => {
    const { output } = await during("--json", async (output) => {
        const { url, certificate, environment } = announced(output());
        expect(readFileSync(certificate, "utf8")).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
        expect(statSync(certificate).mode & 0o077).toBe(0);
        expect(environment).toMatchObject({ HTTPS_PROXY: url, SSL_CERT_FILE: certificate });
    });
    const { certificate, lines } = announced(output);
    expect(lines.map(({ id }) => id)).toEqual(sdkLines.map(({ id }) => id));
    expect(output).toMatch(/^[^\n]+\n$/);
    expect(existsSync(certificate)).toBe(false);
});

test("beyond loopback it has a key, which it says once and wants", async () => {
    await during("--json --host 0.0.0.0", async (output) => {
        const { url, key = "" } = announced(output());
        expect([(await chat(url)).status, (await chat(url, { authorization: `Bearer ${key}` })).status]).toEqual([
            401, 200,
        ]);
    });
});

test("--fail makes requests fail, --models known knows no others", async () => {
    await during("--json --fail 503 --models known", async (output) => {
        expect((await chat(announced(output()).url)).status).toBe(503);
    });
});

test("--max-body says how many MiB a body may have", async () => {
    await during("--json --max-body 1", async (output) => {
        const { url } = announced(output());
        const status = async (bytes: number) =>
            (await fetch(`${url}/v1/chat/completions`, { method: "POST", body: new Uint8Array(bytes) })).status;
        expect([await status(2 ** 20), await status(2 ** 20 + 1)]).toEqual([415, 413]);
    });
});

test("--models takes a file", async () => {
    const models = file(
        "models.json",
        '{"me/draws": "text-to-image", "me/lora": {"task": "text-to-image", "providers": {"fal-ai": {"adapter": "lora"}}}}',
    );
    await during(`--json --models ${models}`, async (output) => {
        const { url } = announced(output());
        const answer = await fetch(`${url}/huggingface.co/api/models/me/lora?expand[]=inferenceProviderMapping`);
        expect(await answer.text()).toContain('"adapter":"lora"');
    });
});

describe("a program behind --", () => {
    const program = file(
        "program.mjs",
        `const { HF_TOKEN, HTTPS_PROXY, MINE } = process.env;
        const answer = await fetch("https://router.huggingface.co/v1/models").then(({ status }) => status, ({ cause }) => cause.message);
        const other = await fetch("https://example.com").then(({ status }) => status, () => "refused");
        console.log(JSON.stringify({ HF_TOKEN, MINE, answer, other }));
        process.exitCode = 7;`,
    );

    test("reaches the sandbox unchanged, and nobody else; its exit code is that of the command", async () => {
        const { code, output, errors } = await callsheet(`sandbox -- '${process.execPath}' '${program}'`, {
            env: { ...env, HF_TOKEN: "hf_real", MINE: "kept", NO_PROXY: "*" },
        });
        expect(JSON.parse(output)).toEqual({ HF_TOKEN: "hf_sandbox_any", MINE: "kept", answer: 200, other: "refused" });
        expect(code).toBe(7);
        expect(errors).toMatch(/^The sandbox is at http:\/\/127\.0\.0\.1:\d+; what it is asked: \S+\/__sandbox\n/);
        expect(errors).toContain("example.com:443 was asked for");
    });

    test("that is not there is said to be", async () => {
        const { code, errors } = await callsheet("sandbox -- no-such-program", { env });
        expect([code, errors]).toEqual([1, expect.stringContaining("no-such-program could not be started")]);
    });
});

test("a taken port is said to be, and what to do", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = Object(server.address());
    const { code, errors } = await callsheet(`sandbox --port ${port}`, { env });
    server.close();
    expect([code, errors]).toEqual([1, expect.stringMatching(`^Port ${port} of 127.0.0.1 is taken.*--port 0`)]);
});

test.each([
    ["--port 70000", /--port takes a whole number from 0 to 65535/],
    ["--seed -1", /--seed takes a whole number/],
    ["--pace quick", /Allowed choices are natural, fast/],
    ["--latency soon", /--latency takes a number/],
    ["--max-body 0", /--max-body takes a whole number, 1 or more/],
    ["--fail resett:0.1", /There is no fault "resett"\. Did you mean reset\?/],
    ["--fail 503:2", /--fail 503:2 cannot be read: A chance is from 0 to 1/],
    ["--fail 99", /--fail 99 cannot be read: .*200 to 599/],
    ["--fail late:0.1", /--fail late:0.1 cannot be read: The fault late needs milliseconds/],
    ["--models knwon", /could not be read .* Did you mean known\?/],
    ["--host 192.0.2.1", /This machine has no address 192\.0\.2\.1/],
    ["--json -- node", /--json is for a sandbox that runs by itself/],
])("%s is not understood, and the message says why", async (words, message) => {
    const { code, output, errors } = await callsheet(`sandbox --port 0 ${words}`, { env });
    expect(errors).toMatch(message);
    expect([code, output]).toEqual([words.startsWith("--host") ? 1 : 2, ""]);
});

test.each([
    ["[]", /it holds no object/],
    ["{", /it is not JSON/],
    ['{"a/b": "text-to-imag"}', /There is no task "text-to-imag"\. Did you mean text-to-image/],
    ['{"a/b": {}}', new RegExp(`a/b has no task: it takes one of ${taskIds[0]}`)],
    ['{"a/b": 3}', /a\/b is neither a task nor an object/],
    ['{"a/b": {"task": "fill-mask", "provider": {}}}', /There is no field of a\/b "provider"\. Did you mean providers/],
    ['{"a/b": {"task": "fill-mask", "providers": {"fal": {}}}}', /There is no provider "fal"\. Did you mean fal-ai/],
    [
        '{"a/b": {"task": "fill-mask", "providers": {"novita": {"status": "dead"}}}}',
        /the status of a\/b at novita cannot be "dead"/,
    ],
])("the models %s are not understood, and the message says why", async (content, message) => {
    const { code, errors } = await callsheet(`sandbox --port 0 --models ${file("wrong.json", content)}`, { env });
    expect([code, errors]).toEqual([2, expect.stringMatching(message)]);
});
