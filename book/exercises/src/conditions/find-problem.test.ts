import { media } from "@callsheet/sandbox/media";
import { describe, expect, test } from "vitest";
import { callWith, evidenceWith } from "../testing.ts";
import type { Condition, FieldCondition } from "./condition.ts";
import { findProblem } from "./find-problem.ts";

const run = { replies: ["Good morning.", "નમસ્તે"], files: { "notes.txt": "Mine." } };
const problem = (condition: Condition, evidence: Parameters<typeof evidenceWith>[0] = {}) =>
    findProblem(condition, { run, evidence: evidenceWith(evidence) });
const holds = (...parameters: Parameters<typeof problem>) => problem(...parameters) === undefined;

describe("findProblem: calls", () => {
    test("are counted, exactly or between two numbers", () => {
        expect(holds({ calls: 2 })).toBe(true);
        expect(holds({ calls: [1, 3] })).toBe(true);
        expect(problem({ calls: 3 })).toEqual({ kind: "calls", count: 2 });
        expect(problem({ calls: [3, 9] })).toEqual({ kind: "calls", count: 2 });
    });

    test("are counted with fields", () => {
        const calls = [callWith(), callWith({ body: { stream: true } })];
        const streaming = { at: "body.stream", equals: true };
        expect(holds({ calls: 1, with: streaming }, { calls })).toBe(true);
        expect(problem({ calls: 1, with: [streaming, { at: "body.model", is: "text" }] }, { calls })).toEqual({
            ...{ kind: "calls", count: 0 },
        });
    });
});

describe("findProblem: a call", () => {
    const calls = ["a", "b", "a"].map((model) => callWith({ body: { model } }));
    const has = (model: string) => ({ at: "body.model", equals: model });

    test.each([
        [1, "a", true],
        [2, "a", false],
        ["last", "a", true],
        ["last", "b", false],
        ["some", "b", true],
        ["some", "c", false],
        ["every", "a", false],
    ] as const)("%s has a field: %s %s", (call, model, expected) => {
        expect(holds({ call, has: has(model) }, { calls })).toBe(expected);
    });

    test("is named by what was seen, with the place and its value", () => {
        expect(problem({ call: "every", has: has("a") }, { calls })).toEqual({
            ...{ kind: "field", call: 2, at: "body.model", value: '"b"' },
        });
        expect(problem({ call: 1, has: { at: "body.stream", equals: true } }, { calls })).toEqual({
            ...{ kind: "field", call: 1, at: "body.stream", value: undefined },
        });
    });

    test("is named by the one of several places at which there is something, or else by the first", () => {
        const placeOf = (path: string) => problem({ call: 1, has: { at: path, equals: "z" } }, { calls });
        expect(placeOf("body.name|body.model|body.stream")).toMatchObject({ at: "body.model", value: '"a"' });
        expect(placeOf("body.name|body.stream")).toMatchObject({ at: "body.name", value: undefined });
    });

    test.each([1, "last", "every", "some"] as const)("that is not there has no field: %s", (call) => {
        expect(problem({ call, has: { at: "body", lacks: "x" } }, { calls: [] })).toEqual({ kind: "calls", count: 0 });
    });

    test("beyond the last one is missing", () => {
        expect(problem({ call: 4, has: has("a") }, { calls })).toEqual({ kind: "calls", count: 3 });
    });
});

describe("findProblem: a field", () => {
    const body = { text: "Good  morning.\nAll is well", number: 40, list: ["a", "bc"], object: {}, nothing: null };
    const fits = (field: FieldCondition) => holds({ call: 1, has: field }, { calls: [callWith({ body })] });

    test.each<readonly [FieldCondition, boolean]>([
        [{ at: "body.number", equals: 40 }, true],
        [{ at: "body.number", equals: "40" }, true],
        [{ at: "body.number", equals: 41 }, false],
        [{ at: "body.text", equals: "{reply:1}" }, false],
        [{ at: "body.none", equals: "{reply:9}" }, false],
        [{ at: "body.text", has: "{reply:1} All" }, true],
        [{ at: "body.text", has: ["well", "Good"] }, true],
        [{ at: "body.text", has: ["well", "bad"] }, false],
        [{ at: "body.text", has: "{reply:9}" }, false],
        [{ at: "body.list", has: "bc" }, true],
        [{ at: "body.list", has: "b" }, false],
        [{ at: "body.text", lacks: "bad" }, true],
        [{ at: "body.text", lacks: "well" }, false],
        [{ at: "body.none", lacks: "well" }, true],
        [{ at: "body.text", matches: "^Good\\s+m" }, true],
        [{ at: "body.text", matches: "^m" }, false],
        [{ at: "body.number", atLeast: 40, atMost: 40 }, true],
        [{ at: "body.number", atLeast: 41 }, false],
        [{ at: "body.number", atMost: 39 }, false],
        [{ at: "body.text", atLeast: 0 }, false],
        [{ at: "body.none", atMost: 40 }, false],
        [{ at: "body.list", length: 2 }, true],
        [{ at: "body.list", length: [3, 4] }, false],
        [{ at: "body.list.1", length: 2 }, true],
        [{ at: "body.number", length: 2 }, false],
        [{ at: "body.text", is: "text" }, true],
        [{ at: "body.number", is: "text" }, false],
        [{ at: "body.number", is: "number" }, true],
        [{ at: "body.list", is: "list" }, true],
        [{ at: "body.list", is: "object" }, false],
        [{ at: "body.object", is: "object" }, true],
        [{ at: "body.nothing", is: "absent" }, true],
        [{ at: "body.none", is: "absent" }, true],
        [{ at: "body.nothing", is: "present" }, false],
        [{ at: "body.number", is: "present" }, true],
    ])("%j: %s", (field, expected) => {
        expect(fits(field)).toBe(expected);
    });

    test("of several values has one that is as expected, and none with what must be lacking", () => {
        expect(fits({ at: "body.list.*", equals: "bc" })).toBe(true);
        expect(fits({ at: "body.list.*", lacks: "b" })).toBe(false);
        expect(fits({ at: "body.list.*", has: "a", lacks: "x" })).toBe(true);
    });
});

describe("findProblem: what is printed", () => {
    const printed = "Good\n  morning.  નમસ્તે\n";

    test.each<readonly [Extract<Condition, { printed: unknown }>["printed"], boolean]>([
        [{ has: "{reply:1}" }, true],
        [{ has: ["{reply:2}", "Good"] }, true],
        [{ has: "{reply:3}" }, false],
        [{ lacks: "{reply:1}" }, false],
        [{ lacks: ["evening", "{reply:3}"] }, true],
        [{ matches: "^Good\\n" }, true],
        [{ matches: "evening" }, false],
    ])("%j: %s", (own, expected) => {
        expect(holds({ printed: own }, { printed })).toBe(expected);
    });

    test("is the same however its letters are composed", () => {
        expect(holds({ printed: { has: "cafe\u0301" } }, { printed: "caf\u00e9" })).toBe(true);
    });

    test("is seen without the white space around it", () => {
        expect(problem({ printed: { has: "x" } }, { printed: "\n a \n" })).toEqual({ kind: "printed", text: "a" });
    });
});

describe("findProblem: a saved file", () => {
    const saved = [
        { name: "leaf.png", bytes: media("png", "a leaf").bytes },
        { name: "voice.flac", bytes: media("flac", "hello").bytes },
        { name: "answers.json", bytes: new TextEncoder().encode('["Good morning."]') },
        { name: "empty.txt", bytes: new Uint8Array() },
    ];

    test.each<readonly [Extract<Condition, { saved: unknown }>["saved"], boolean]>([
        [{ name: "leaf.png", type: "image" }, true],
        [{ name: "*.png" }, true],
        [{ name: "l*f.*" }, true],
        [{ name: "eaf.png" }, false],
        [{ name: "leaf?png" }, false],
        [{ type: "audio" }, true],
        [{ type: "video" }, false],
        [{ name: "voice.flac", type: "image" }, false],
        [{ type: "json", has: "{reply:1}" }, true],
        [{ name: "answers.json", type: "text" }, true],
        [{ name: "leaf.png", type: "text" }, false],
        [{ has: "evening" }, false],
        [{ has: "{reply:9}" }, false],
        [{ name: "empty.txt" }, false],
    ])("%j: %s", (own, expected) => {
        expect(holds({ saved: own }, { saved })).toBe(expected);
    });

    test("that is missing is answered with the names of those that are there", () => {
        expect(problem({ saved: { type: "video" } }, { saved: saved.slice(0, 2) })).toEqual({
            ...{ kind: "saved", names: ["leaf.png", "voice.flac"] },
        });
    });
});

describe("findProblem: a pause", () => {
    const calls = [0, 1980, 2000].map((at) => callWith({ at }));

    test("after a call is long enough, but for the difference between two clocks", () => {
        expect(holds({ waits: { after: 1, seconds: 2 } }, { calls })).toBe(true);
        expect(problem({ waits: { after: 2, seconds: 1 } }, { calls })).toEqual({ kind: "waited", seconds: 0.02 });
    });

    test("needs another call after it", () => {
        expect(problem({ waits: { after: 3, seconds: 1 } }, { calls })).toEqual({ kind: "calls", count: 3 });
    });
});

describe("findProblem: the end", () => {
    const failure = { name: "ValueError", message: "no", trace: "…" };

    test("is good or bad", () => {
        expect(holds({ ends: "well" })).toBe(true);
        expect(holds({ ends: "badly" }, { failure })).toBe(true);
        expect(problem({ ends: "well" }, { failure })).toEqual({ kind: "failed", ...failure });
        expect(problem({ ends: "badly" })).toEqual({ kind: "ended" });
    });
});
