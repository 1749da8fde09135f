import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { matrixPrograms } from "./matrix-programs.ts";
import { passedPrograms } from "./passed-programs.ts";
import type { Outcome } from "./prove.ts";

const [program, other] = matrixPrograms({ provider: "hf-inference", task: "text-classification" });
if (!program || !other) throw new Error("The matrix has no such snippets.");

const passed: Outcome = { program, problems: [], listed: ["a difference"], lookUps: ["GET /api"], stderr: "warned" };

function emptyFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-passed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
}

test("a program that passed is found by the next run at the same commit, with what a report needs", () => {
    const folder = emptyFolder();
    passedPrograms(folder, "1a2b").add(passed);
    const next = passedPrograms(folder, "1a2b");
    expect(next.find(program)).toEqual({ ...passed, stderr: "" });
    expect(next.find(other)).toBeUndefined();
});

test("a program that failed or was not run is run again", () => {
    const folder = emptyFolder();
    const programs = passedPrograms(folder, "1a2b");
    programs.add({ ...passed, problems: [{ at: "exit", message: "the program ended with code 1" }] });
    programs.add({ ...passed, notRun: "no Python" });
    expect(passedPrograms(folder, "1a2b").find(program)).toBeUndefined();
});

test("another commit begins anew, and removes what was kept", () => {
    const folder = emptyFolder();
    passedPrograms(folder, "1a2b").add(passed);
    expect(passedPrograms(folder, "3c4d").find(program)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
});

test("a line that was cut off is left out", () => {
    const folder = emptyFolder();
    passedPrograms(folder, "1a2b").add(passed);
    appendFileSync(join(folder, "1a2b.jsonl"), '{"id":"half');
    const next = passedPrograms(folder, "1a2b");
    expect(next.find(program)).toBeDefined();
    next.clear();
    expect(readdirSync(folder)).toEqual([]);
});
