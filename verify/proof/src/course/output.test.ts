import { describe, expect, test } from "vitest";
import { excerptOf, hasShape, outputMatches } from "./output.ts";

describe("outputMatches", () => {
    test.each([
        ["Python 3.12.3", "Python 3.9\n"],
        [".  ..  .env", ".\n..\n.env\n"],
        ["5.0.0", "\u001b[1m5.23.1\u001b[0m\n"],
    ])("lets numbers and space differ: %j is %j", (shown, answered) => {
        expect(outputMatches(shown, answered)).toBe(true);
    });

    test.each([
        ["5.0.0", ""],
        ["/home/asha/.env/bin/python", "/usr/bin/python"],
        [".  ..  .env", ".\n..\n.env\nnotes.txt\n"],
    ])("lets nothing else differ: %j is not %j", (shown, answered) => {
        expect(outputMatches(shown, answered)).toBe(false);
    });
});

describe("hasShape", () => {
    const answer = { id: "x", choices: [{ message: { content: "Rain." }, reason: null }], usage: { total: 75 } };

    test.each([
        ["a part of it", { usage: { total: 9 } }],
        ["other texts", { choices: [{ message: { content: "…" } }] }],
        ["nothing where there is nothing", { choices: [{ reason: null }] }],
    ])("lets a chapter show %s", (_, shown) => {
        expect(hasShape(shown, answer)).toBe(true);
    });

    test.each([
        ["a field that is not there", { usage: { cost: 1 } }],
        ["another kind of value", { usage: { total: "75" } }],
        ["an object where a list is", { choices: { message: {} } }],
        ["one entry more", { choices: [{}, {}] }],
        ["nothing where something is", { usage: null }],
    ])("does not let it show %s", (_, shown) => {
        expect(hasShape(shown, answer)).toBe(false);
        expect(hasShape(shown, undefined)).toBe(false);
    });
});

describe("excerptOf", () => {
    test("is the end of a text, in short lines", () => {
        const excerpt = excerptOf(`${"x".repeat(1000)}\n${"line\n".repeat(11)}`).split("\n");
        expect(excerpt).toHaveLength(12);
        expect(excerpt[0]).toBe(`${"x".repeat(300)}…`);
    });

    test("has no colours, no progress that was written over, and no empty lines", () => {
        expect(excerptOf("\u001b[31m10%\r50%\r100%\u001b[0m\r\n\n  done \n")).toBe("100%\n  done");
    });

    test("does not tell where the machine gets its packages", () => {
        const text =
            "Looking in indexes: https://me:secret@index.example/simple\nDownloading https://index.example/x.whl (1 kB)";
        expect(excerptOf(text)).toBe("Downloading https://… (1 kB)");
    });
});
