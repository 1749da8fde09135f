import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { taskIds } from "@callsheet/inference";
import { sdkLines } from "@callsheet/sandbox/serve";
import { afterAll, describe, expect, test } from "vitest";
import { readmeBlocks } from "../../../../verify/testing/readme.ts";
import { testWith } from "../../../../verify/testing/test-with.ts";
import { site } from "../actions/serve.ts";
import { optionsOf } from "../sandbox/options.ts";
import { atTakenPort, callsheet } from "../testing.ts";
import type { SandboxFlags } from "./sandbox.ts";

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

test("beyond loopback it has a key, which it says once and wants; its options are those of the flags", async () => {
    const models = file(
        "models.json",
        '{"me/draws": "text-to-image", "me/lora": {"task": "text-to-image", "providers": {"fal-ai": {"adapter": "lora"}}}}',
    );
    const replies = file(
        "replies.yaml",
        "# yaml-language-server: $schema=replies.schema.json\n- It is sunny.\n- json: { a: [1] }\n  status: 418\n",
    );
    const journal = join(folder, "journal.html");
    const words = `--json --host 0.0.0.0 --max-body 1 --models ${models} --replies ${replies} --journal ${journal}`;
    const { code, errors } = await during(words, async (output) => {
        const { url, key = "" } = announced(output());
        const headers = { authorization: `Bearer ${key}` };
        expect((await chat(url)).status).toBe(401);
        expect(await (await chat(url, headers)).text()).toContain('"content":"It is sunny."');
        expect([(await chat(url, headers)).status, (await chat(url, headers)).status]).toEqual([418, 400]);
        const model = `${url}/huggingface.co/api/models/me/lora?expand[]=inferenceProviderMapping`;
        expect(await (await fetch(model, { headers })).text()).toContain('"adapter":"lora"');
        const statusOf = async (bytes: number) =>
            (await fetch(`${url}/v1/completions`, { method: "POST", headers, body: new Uint8Array(bytes) })).status;
        expect([await statusOf(2 ** 20), await statusOf(2 ** 20 + 1)]).toEqual([415, 413]);
        await chat(url, { authorization: "Bearer hf_NobodyMaySeeThis" });
    });
    expect([code, errors]).toEqual([0, `The journal is in ${journal}\n`]);
    const page = readFileSync(journal, "utf8");
    expect(page).toContain("/v1/chat/completions");
    expect(page).not.toMatch(/NobodyMaySeeThis|<link|src="/);
});

const byDefault = { host: "127.0.0.1", seed: 0, pace: "natural", latency: 0, maxBody: 64, models: "any" } as const;
const optionsWith = (flags: Partial<SandboxFlags>) => optionsOf({ ...byDefault, ...flags });

test("--fail and --models known are options of the sandbox", async () => {
    expect(await optionsWith({ fail: ["503"], models: "known" })).toMatchObject({
        models: "known",
        failures: [{ chance: 1, fault: { kind: "status", status: 503 } }],
    });
});

test("the file of replies in the README is one", async () => {
    const yaml = readmeBlocks("sandbox", "Scripted replies").find(({ language }) => language === "yaml")?.code ?? "";
    const { replies } = await optionsWith({ replies: file("readme.yaml", yaml) });
    expect(replies[0]).toBe("Hello! How can I help?");
});

test.each([
    ["text: a", /does not say what models reply. Replies are a list/],
    ["- 3", /The reply is a text.* found 3\.\nIt is a list in YAML.* is quoted\./],
    ["- a\n- txt: b", /Reply 2 cannot be read: it has no field txt, only text, tool_calls/],
    ["- [", /at line 1, column 4/],
])("the replies %s are not understood, and the message says why", async (content, message) => {
    await expect(optionsWith({ replies: file("wrong.yaml", content) })).rejects.toThrow(message);
});

testWith("bash")("--journal leaves what was there, if there is no space for all of it", async () => {
    const own = mkdtempSync(join(folder, "full-"));
    const journal = join(own, "journal.html");
    writeFileSync(journal, "of yesterday");
    // No file may be longer than 8 KiB: the same error as on a full disk, at another place.
    const script = 'trap "" XFSZ; ulimit -f 8; exec "$0" "$@"';
    const command = fileURLToPath(new URL("../../bin/callsheet.mjs", import.meta.url));
    const words = [process.execPath, command, "sandbox", "--journal", journal, "--", process.execPath, "--eval", "0"];
    const { status, stderr } = spawnSync("bash", ["-c", script, ...words], {
        encoding: "utf8",
        env: { ...env, NODE_DISABLE_COMPILE_CACHE: "1" },
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`could not be kept in ${journal} (EFBIG`)]);
    expect([readdirSync(own), readFileSync(journal, "utf8")]).toEqual([["journal.html"], "of yesterday"]);
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
        expect(errors).not.toContain("refused:");
    });

    test("whose requests were refused ends with a list of them, why, and where that is explained", async () => {
        const wrong = file(
            "wrong.mjs",
            `const ask = (body, token) => fetch("https://router.huggingface.co/v1/chat/completions", {
                method: "POST",
                headers: { authorization: "Bearer " + token, "content-type": "application/json" },
                body: JSON.stringify(body),
            });
            await ask({ prompt: "Hello" }, "hf_mine");
            await ask({ prompt: "Hello" }, "hf_mine");
            await ask({ prompt: "Hello" }, "sk-NobodyMaySeeThis");`,
        );
        const journal = join(folder, "of-program.html");
        const { code, errors } = await callsheet(`sandbox --journal ${journal} -- '${process.execPath}' '${wrong}'`, {
            env,
        });
        const [, report] = /\n(\n3 requests were refused.*)$/s.exec(errors) ?? [];
        expect(report).toBe(`
3 requests were refused:

  400 POST https://router.huggingface.co/v1/chat/completions (2 times)
      this is a chat endpoint, which takes messages: [{role, content}]; "prompt" is the form of another one
      https://callsheet.github.io/callsheet/en/errors#field-is-missing

  401 POST https://router.huggingface.co/v1/chat/completions
      a provider's key was sent to router.huggingface.co, which takes a Hub token (hf_...)
      https://callsheet.github.io/callsheet/en/errors#key-not-accepted
The journal is in ${journal}
`);
        expect([code, readFileSync(journal, "utf8").includes("NobodyMaySeeThis")]).toEqual([0, false]);
    });

    test("that asks for more than was scripted is told so, and not of an error of a service", async () => {
        const asks = file(
            "asks.mjs",
            `await fetch("https://router.huggingface.co/v1/chat/completions", {
                method: "POST",
                headers: { authorization: "Bearer hf_mine", "content-type": "application/json" },
                body: JSON.stringify({ model: "any/chat", messages: [{ role: "user", content: "Hello" }] }),
            });`,
        );
        const replies = file("once.yaml", "- Hello!");
        const twice = `import(${JSON.stringify(asks)}).then(() => import(${JSON.stringify(`${asks}?again`)}))`;
        const { errors } = await callsheet(`sandbox --replies ${replies} -- '${process.execPath}' --eval '${twice}'`, {
            env,
        });
        expect(errors).toMatch(
            /1 request was refused:\n\n {2}400 POST .*\n {6}no scripted reply is left .*\n.*\/en\/sandbox\n/,
        );
    });

    test("that is not there is said to be", async () => {
        const { code, errors } = await callsheet("sandbox -- no-such-program", { env });
        expect([code, errors]).toEqual([1, expect.stringContaining("no-such-program could not be started")]);
    });
});

test("the list names the site that the packages name", () => {
    const { homepage } = JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"));
    expect(site).toBe(`${homepage}en`);
});

test("a taken port is said to be, and what to do", async () => {
    const { code, errors, port } = await atTakenPort("sandbox", env);
    expect([code, errors]).toEqual([1, expect.stringMatching(`^Port ${port} of 127.0.0.1 is taken.*--port 0`)]);
});

test.each([
    ["--port 70000", 2, /--port takes a whole number from 0 to 65535/],
    ["--seed -1", 2, /--seed takes a whole number/],
    ["--pace quick", 2, /Allowed choices are natural, fast/],
    ["--latency soon", 2, /--latency takes a number/],
    ["--max-body 0", 2, /--max-body takes a whole number, 1 or more/],
    ["--models knwon", 2, /could not be read .* Did you mean known\?/],
    ["--host 192.0.2.1", 1, /This machine has no address 192\.0\.2\.1/],
    ["--journal none/at/all.html", 2, /The journal could not be kept in none\/at\/all\.html/],
    ["--json -- node", 2, /--json is for a sandbox that runs by itself/],
])("%s is not understood, and the message says why", async (words, expected, message) => {
    const { code, output, errors } = await callsheet(`sandbox --port 0 ${words}`, { env });
    expect(errors).toMatch(message);
    expect([code, output]).toEqual([expected, ""]);
});

test.each([
    ["resett:0.1", /There is no fault "resett"\. Did you mean reset\?/],
    ["503:2", /--fail 503:2 cannot be read: A chance is from 0 to 1/],
    ["99", /--fail 99 cannot be read: .*200 to 599/],
    ["late:0.1", /--fail late:0.1 cannot be read: The fault late needs milliseconds/],
])("--fail %s is not understood, and the message says why", async (fault, message) => {
    await expect(optionsWith({ fail: [fault] })).rejects.toThrow(message);
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
    await expect(optionsWith({ models: file("wrong.json", content) })).rejects.toThrow(message);
});
