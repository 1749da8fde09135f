import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileBytes } from "@callsheet/exercises";
import { anyToken } from "@callsheet/sandbox/serve";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { callsheet, commandLinesWith } from "../testing.ts";
import { bothEnds, firstPart, type ProgramRun, runInSandbox } from "./run-in-sandbox.ts";

const home = mkdtempSync(join(tmpdir(), "callsheet-evidence-"));
afterAll(() => rmSync(home, { recursive: true }));
const env = { XDG_CACHE_HOME: home, HOME: home, LOCALAPPDATA: home, PATH: process.env["PATH"] ?? "" };

/** What a program did. */
function evidenceOf(code: string, more: Partial<ProgramRun> = {}) {
    const program = join(home, "program.mjs");
    writeFileSync(program, code);
    const silent = { write: () => true };
    const terminal = { stdin: (async function* () {})(), stdout: silent, stderr: silent, env };
    const own = { interpreter: process.execPath, program, files: {}, run: {}, seed: 101, limit: 60, note: () => {} };
    return runInSandbox(terminal, { ...own, ...more });
}

const chat = (body: string) => `
    const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
        method: "POST",
        headers: { authorization: "Bearer " + process.env.HF_TOKEN, "content-type": "application/json" },
        body: JSON.stringify(${body}),
    });`;
const question = '{ model: "any/chat", messages: [{ role: "user", content: "Hello" }] }';

test("runInSandbox: a call is there with all that was sent, and with its response; look-ups at the Hub are no calls", async () => {
    const lookUp = 'await fetch("https://huggingface.co/api/models/any/chat");';
    const { calls, token, printed, failure } = await evidenceOf(
        `${lookUp}${chat(question)}${lookUp}
        console.log((await response.json()).choices[0].message.content);`,
        { run: { replies: ["Good morning."] } },
    );
    expect(calls).toEqual([
        expect.objectContaining({
            ...{ method: "POST", url: "https://router.huggingface.co/v1/chat/completions", status: 200 },
            headers: expect.objectContaining({ authorization: `Bearer ${anyToken}` }),
            body: { model: "any/chat", messages: [{ role: "user", content: "Hello" }] },
            response: expect.stringContaining('"content":"Good morning."'),
        }),
    ]);
    expect([token, printed, failure]).toEqual([anyToken, "Good morning.\n", undefined]);
});

test("runInSandbox: a request that is refused has the sandbox's hint; one that is to fail has its status", async () => {
    const { calls } = await evidenceOf(`${chat('{ prompt: "Hello" }')}`);
    expect(calls).toMatchObject([{ status: 400, hint: expect.stringContaining("messages") }]);
    const failing = await evidenceOf(chat(question), { run: { fail: ["429; retryAfter=2"] } });
    expect(failing.calls).toMatchObject([{ status: 429 }]);
});

test("runInSandbox: of very many calls all are counted, and the latest have responses", async () => {
    const { calls } = await evidenceOf(
        `for (let call = 0; call < 210; call++) {${chat(question)} await response.text(); }`,
    );
    expect(calls).toHaveLength(210);
    expect(calls[0]).toMatchObject({ status: 200, response: undefined });
    expect(calls.at(-1)?.response).toContain("choices");
});

test("runInSandbox: the program finds the exercise's files in its folder; those that it changes or adds are saved", async () => {
    const files = { "notes.txt": "One.", "leaf.png": { media: "a leaf" }, "kept.txt": "Kept." };
    const { saved, printed } = await evidenceOf(
        `import { readFileSync, writeFileSync } from "node:fs";
        console.log(readFileSync("leaf.png").length);
        writeFileSync("notes.txt", readFileSync("notes.txt", "utf8") + "Two.");
        writeFileSync("voice.flac", "fLaC");`,
        { files },
    );
    expect(printed).toBe(`${fileBytes("leaf.png", files["leaf.png"]).length}\n`);
    expect(saved.map(({ name, bytes }) => [name, String(bytes)])).toEqual([
        ["notes.txt", "One.Two."],
        ["voice.flac", "fLaC"],
    ]);
});

test("runInSandbox: what a program has asked is not its own to change, and what is said of a token is not the program's", async () => {
    const { calls, failure } = await evidenceOf(`${chat(question)}
        await fetch(process.env.HTTP_PROXY + "/__sandbox/reset", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: "{}",
        });
        process.exit(process.env.HF_TOKEN === ${JSON.stringify(anyToken)} ? 3 : 9);`);
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(["/v1/chat/completions", "/__sandbox/reset"]);
    expect(failure).toEqual({ name: "exit", message: "3", trace: "" });
});

test("runInSandbox: a program that saves more than an exercise can need is told so, and it is not read", async () => {
    const code = `
        import { truncateSync, writeFileSync } from "node:fs";
        for (let index = 0; index < 20; index += 1) {
            writeFileSync(index + ".bin", "");
            truncateSync(index + ".bin", 99e6);
        }`;
    await expect(evidenceOf(code)).rejects.toThrow("The program saved 1980 MB in its folder; an exercise needs 100 MB");
});

describe("no program outlives its check", () => {
    const file = (name: string, content: string): string => {
        writeFileSync(join(home, name), content);
        return join(home, name);
    };

    /** Checks a program, in the file of this name. */
    const checked = (name: string, content: string, words = "") =>
        callsheet(`check keep-talking '${file(name, content)}' ${words}`, { env });

    /** Starts another program, and says so in a file. */
    const starts = (started: string) => `
        import { spawn } from "node:child_process";
        import { writeFileSync } from "node:fs";
        spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)", ${JSON.stringify(home)}], { stdio: "inherit" });
        writeFileSync(${JSON.stringify(started)}, "");`;

    /** A program that starts another, takes no notice of signals, and prints without end. */
    const endless = (started: string) => `${starts(started)}
        for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});
        setInterval(() => console.log("x".repeat(1e5)), 1);`;

    test("a program that never ends is stopped after the limit with all that it has started, and told so; nothing is left behind", async () => {
        const started = join(home, "started");
        const { code, output } = await checked("endless.mjs", endless(started), "--limit 2");
        expect(code).toBe(1);
        expect(output).toContain("The program was still running after 2 seconds, and was stopped.");
        expect(existsSync(started)).toBe(true);
        await expect.poll(() => commandLinesWith(home)).toEqual([]);
        expect(readdirSync(join(home, "callsheet", "sandbox"))).toEqual([]);
    });

    test("a program that never ends is told so in Gujarati", async () => {
        const { output } = await checked("endless.mjs", endless(join(home, "gu")), "--limit 1 --language gu");
        expect(output).toContain("Program 1 સેકન્ડ પછી પણ ચાલતો હતો");
        expect(output).toContain("Program પોતાની મેળે પૂરો થાય.");
    });

    test("a program ends with the command, when that is interrupted", async () => {
        const stop = new AbortController();
        const started = join(home, "interrupted");
        const name = file("interrupted.mjs", endless(started));
        const ended = callsheet(`check keep-talking '${name}'`, { env, interrupted: stop.signal });
        await expect.poll(() => existsSync(started)).toBe(true);
        stop.abort();
        expect(await ended).toEqual({ code: 130, output: "", errors: "" });
        await expect.poll(() => commandLinesWith(home)).toEqual([]);
    });

    test("what a program has left behind is ended, and not waited for", async () => {
        const { output } = await checked("leaves.mjs", `${starts(join(home, "left"))} process.exit(4);`);
        expect(output).toContain("exit code 4");
        await expect.poll(() => commandLinesWith(home)).toEqual([]);
    });
});

describe("what a program prints", () => {
    const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 20 }));

    test.each([firstPart, bothEnds])(
        "is kept as it was printed, if it is short, however it arrives: %o",
        (collected) => {
            fc.assert(
                fc.property(pieces, fc.integer({ min: 1, max: 5 }), (texts, size) => {
                    const kept = collected();
                    const bytes = new TextEncoder().encode(texts.join(""));
                    for (let at = 0; at < bytes.length; at += size) kept.write(bytes.subarray(at, at + size));
                    expect(kept.text()).toBe(texts.join(""));
                }),
            );
        },
    );

    test("is kept at its beginning, or at both ends, if it is long", () => {
        const [first, both] = [firstPart(), bothEnds()];
        const lines = Array.from({ length: 30_000 }, (_, index) => `${index}\n`.padStart(50));
        for (const line of lines) {
            first.write(line);
            both.write(line);
        }
        expect(first.text()).toBe(lines.join("").slice(0, 1_000_000));
        expect(both.text()).toBe(lines.join("").slice(0, 50_000) + lines.join("").slice(-50_000));
    });
});
