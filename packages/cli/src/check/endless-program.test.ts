/** No program outlives its check, whatever it does. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { callsheet, commandLinesWith } from "../testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-endless-"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { XDG_CACHE_HOME: folder, HOME: folder, LOCALAPPDATA: folder, PATH: process.env["PATH"] ?? "" };

const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
};

/** Checks a program, in the file of this name. */
const checked = (name: string, content: string, words = "") =>
    callsheet(`check keep-talking '${file(name, content)}' ${words}`, { env });

/** Starts another program, and says so in a file. */
const starts = (started: string) => `
    import { spawn } from "node:child_process";
    import { writeFileSync } from "node:fs";
    spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)", ${JSON.stringify(folder)}], { stdio: "inherit" });
    writeFileSync(${JSON.stringify(started)}, "");`;

/** A program that starts another, takes no notice of signals, and prints without end. */
const endless = (started: string) => `${starts(started)}
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});
    setInterval(() => console.log("x".repeat(1e5)), 1);`;

test("a program that never ends is stopped after the limit with all that it has started, and told so; nothing is left behind", async () => {
    const started = join(folder, "started");
    const { code, output } = await checked("endless.mjs", endless(started), "--limit 2");
    expect(code).toBe(1);
    expect(output).toContain("The program was still running after 2 seconds, and was stopped.");
    expect(existsSync(started)).toBe(true);
    await expect.poll(() => commandLinesWith(folder)).toEqual([]);
    expect(readdirSync(join(folder, "callsheet", "sandbox"))).toEqual([]);
});

test("a program that never ends is told so in Gujarati", async () => {
    const { output } = await checked("endless.mjs", endless(join(folder, "gu")), "--limit 1 --language gu");
    expect(output).toContain("Program 1 સેકન્ડ પછી પણ ચાલતો હતો");
    expect(output).toContain("Program પોતાની મેળે પૂરો થાય.");
});

test("a program ends with the command, when that is interrupted", async () => {
    const stop = new AbortController();
    const started = join(folder, "interrupted");
    const name = file("interrupted.mjs", endless(started));
    const ended = callsheet(`check keep-talking '${name}'`, { env, interrupted: stop.signal });
    await expect.poll(() => existsSync(started)).toBe(true);
    stop.abort();
    expect(await ended).toEqual({ code: 130, output: "", errors: "" });
    await expect.poll(() => commandLinesWith(folder)).toEqual([]);
});

test("what a program has left behind is ended, and not waited for", async () => {
    const { output } = await checked("leaves.mjs", `${starts(join(folder, "left"))} process.exit(4);`);
    expect(output).toContain("exit code 4");
    await expect.poll(() => commandLinesWith(folder)).toEqual([]);
});
