import { expect, test } from "vitest";
import { lineIn, programName, readableTrace } from "./run-javascript.ts";

const names = new Map([
    ["blob:null/lib", "openai"],
    ["blob:null/own", programName],
]);

const chromium = `TypeError: x is null
    at get (blob:null/lib:1:20)
    at f (blob:null/own:3:21)
    at async blob:null/own:7:1
    at async run (blob:null/worker:9:9)`;

test("the line is the first of the program's own, whatever library it failed in", () => {
    expect(lineIn(chromium, names)).toBe(3);
    expect(lineIn("f@blob:null/own:12:3\nmodule code@blob:null/own:14:1", names)).toBe(12);
    expect(lineIn("TypeError: x\n    at get (blob:null/lib:1:20)", names)).toBeUndefined();
});

test("a trace names modules, and is silent of what ran them", () => {
    expect(readableTrace(chromium, names).split("\n")).toEqual([
        "TypeError: x is null",
        "    at get (openai:1:20)",
        "    at f (snippet.mjs:3:21)",
        "    at async snippet.mjs:7:1",
    ]);
});
