import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { program } from "../judge/testing.ts";
import type { Outcome } from "../prove.ts";
import { describe as describeAll, progress } from "./print.ts";
import { brokenSince, comparison, failedIn, readReports, reportOf, writeRun } from "./report.ts";

const outcome = (end: string, change: Partial<Outcome> = {}): Outcome => ({
    program: { ...program, id: `hf-inference/fill-mask/js/fetch/${end}` },
    problems: [],
    listed: [],
    lookUps: [],
    stderr: "",
    ...change,
});
const failed = outcome("streamed", {
    problems: [{ at: "body.inputs", message: 'expected "A", received "B"' }],
    stderr: "Traceback:\nValueError: no\n",
});
const outcomes = [
    outcome("plain", { listed: ["R", "R"], lookUps: ["GET https://huggingface.co/api/models/a/b?x"] }),
    outcome("billed"),
    failed,
    outcome("sampled", { notRun: "python3 is missing" }),
];

describe("a report", () => {
    const report = reportOf(outcomes, { node: "24" }, new Date(0));

    test("groups by all but the options, and says what failed", () => {
        expect(report).toEqual({
            when: "1970-01-01T00:00:00.000Z",
            versions: { node: "24" },
            counts: { "js/fetch": "2 passed, 1 failed, 1 not run" },
            passed: { "hf-inference/fill-mask": "js/fetch 2" },
            failed: { "hf-inference/fill-mask/js/fetch/streamed": 'body.inputs: expected "A", received "B"' },
            notRun: { "hf-inference/fill-mask": "js/fetch 1" },
            listed: { R: "1" },
            lookUps: { "fetch: GET https://huggingface.co/api/models/{model}?x": "1" },
        });
    });

    test("is held against a run with newer libraries", () => {
        expect(brokenSince(outcomes, report)).toEqual([]);
        const broken = outcome("billed", { problems: failed.problems });
        expect(comparison([broken], { node: "24", x: "2" }, report)).toBe(
            "x: none → 2\n\nBroken by newer libraries:\n    hf-inference/fill-mask/js/fetch/billed",
        );
    });
});

describe("the reports of both kinds of runs", () => {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-report-"));
    const path = join(folder, "report.json");
    afterAll(() => rmSync(folder, { recursive: true }));
    const [wholeReport, covering] = [
        reportOf(outcomes, { node: "24" }, new Date(0)),
        reportOf([failed], {}, new Date(1)),
    ];

    test("are kept apart: a run overwrites what the last of its kind said, and nothing else", () => {
        expect(readReports(path)).toEqual({});
        writeRun("covering", { ...covering, of: "9" }, path);
        writeRun("whole", wholeReport, path);
        writeRun("covering", { ...covering, of: "4" }, path);
        expect(readReports(path)).toEqual({ whole: wholeReport, covering: { ...covering, of: "4" } });
        expect(Object.keys(readReports(path))).toEqual(["whole", "covering"]);
    });

    test("say together what failed with the pinned libraries", () => {
        const hostile = { counts: {}, failed: { "hostile/x": "no" }, notRun: {}, limits: {} };
        const billed = { ...covering, failed: { "a/b/c/d/billed": "no" }, hostile };
        expect(Object.keys(failedIn({ whole: wholeReport, covering: billed })).sort()).toEqual([
            "a/b/c/d/billed",
            "hf-inference/fill-mask/js/fetch/streamed",
            "hostile/x",
        ]);
    });
});

test("a person is told what is wrong, what the program said, and which file to open", () => {
    expect(describeAll(outcomes)).toBe(
        [
            "failed  hf-inference/fill-mask/js/fetch/streamed",
            '    body.inputs: expected "A", received "B"',
            "    it said:",
            "        Traceback:",
            "        ValueError: no",
            "    open packages/snippets/src/languages/js/fetch.ts",
            "",
            "NOT RUN  1 programs: python3 is missing",
            "",
            "js/fetch                 2 passed, 1 failed, 1 not run",
            "2 passed, 1 failed, 1 not run",
        ].join("\n"),
    );
});

test("progress: writes a line for each tenth, and how long the rest takes", () => {
    const lines: string[] = [];
    let time = 0;
    const done = progress(
        25,
        (line) => lines.push(line),
        () => time,
    );
    for (let program = 0; program < 25; program += 1) {
        time += 2000;
        done();
    }
    expect(lines).toHaveLength(9);
    expect([lines[0], lines.at(-1)]).toEqual(["3 of 25, 44 s left", "25 of 25"]);
});
