import { describe, expect, test } from "vitest";
import { isCall } from "./evidence.ts";
import { judge } from "./judge.ts";
import { callWith, evidenceWith, exerciseWith } from "./testing.ts";

const exercise = exerciseWith({});
const failure = { name: "NameError", message: "name '___' is not defined", line: 1, trace: "…" };

describe("judge: a program is judged", () => {
    test("right if every check holds", () => {
        expect(judge(exercise, [evidenceWith()])).toEqual({ isRight: true });
    });

    test("by the first check that does not hold, with what was seen", () => {
        const silent = evidenceWith({ printed: "" });
        expect(judge(exercise, [silent])).toEqual({
            ...{ isRight: false, check: "answer-printed", run: 1 },
            seen: { kind: "printed", text: "" },
        });
        expect(judge(exercise, [{ ...silent, calls: [callWith()] }])).toMatchObject({ check: "two-calls" });
    });

    test("by a check in every run, or in the one that it is for", () => {
        const checks = [
            { id: "first", run: 1, expect: { calls: 2 } },
            { id: "printed", expect: { printed: { has: "{reply:1}" } } },
        ];
        const twice = exerciseWith({ checks, runs: [{ replies: ["One."] }, { replies: ["Two."] }] });
        const one = evidenceWith({ printed: "One." });
        const two = evidenceWith({ printed: "Two.", calls: [callWith()] });
        expect(judge(twice, [one, two])).toEqual({ isRight: true });
        expect(judge(twice, [two, two])).toMatchObject({ check: "first", run: 1 });
        expect(judge(twice, [one, one])).toMatchObject({ check: "printed", run: 2 });
    });

    test("with the files of the run in place of those that the reader sees", () => {
        const printsNotes = exerciseWith({
            files: { "notes.txt": "Shown.", "names.txt": "Same." },
            checks: [{ id: "printed", expect: { printed: { has: ["{file:notes.txt}", "{file:names.txt}"] } } }],
            runs: [{ files: { "notes.txt": "Another." } }],
        });
        expect(judge(printsNotes, [evidenceWith({ printed: "Another. Same." })])).toEqual({ isRight: true });
        expect(judge(printsNotes, [evidenceWith({ printed: "Shown. Same." })])).toMatchObject({ check: "printed" });
    });

    test("wrong after its first run, if that is wrong; right only after all of them", () => {
        const twice = exerciseWith({ runs: [{ replies: ["Good morning."] }, {}] });
        expect(judge(twice, [evidenceWith({ printed: "" })])).toMatchObject({ check: "answer-printed" });
        expect(() => judge(twice, [evidenceWith()])).toThrow("A program is right after 2 runs; there were 1.");
        expect(() => judge(exercise, [])).toThrow(TypeError);
    });
});

describe("judge: before the checks of an exercise, in any run", () => {
    test("a program must come to an end, even one that may fail", () => {
        const stopped = evidenceWith({ failure: { ...failure, stoppedAfter: 120 } });
        const badly = [{ id: "two-calls", expect: { ends: "badly" } }];
        for (const one of [exercise, exerciseWith({ mayFail: true }), exerciseWith({ checks: badly })]) {
            expect(judge(one, [stopped])).toEqual({
                ...{ isRight: false, check: "stops", run: 1 },
                seen: { kind: "stopped", seconds: 120 },
            });
        }
    });

    test("it must end without an error", () => {
        expect(judge(exercise, [evidenceWith({ failure })])).toEqual({
            ...{ isRight: false, check: "ends", run: 1 },
            seen: { kind: "failed", ...failure },
        });
    });

    test("unless it may fail, or a check says how it is to end", () => {
        expect(judge(exerciseWith({ mayFail: true }), [evidenceWith({ failure })])).toEqual({ isRight: true });
        const badly = exerciseWith({ checks: [{ id: "fails", expect: { ends: "badly" } }] });
        expect(judge(badly, [evidenceWith({ failure })])).toEqual({ isRight: true });
        expect(judge(badly, [evidenceWith()])).toMatchObject({ check: "fails", seen: { kind: "ended" } });
    });

    test("it must ask a model", () => {
        expect(judge(exercise, [evidenceWith({ calls: [] })])).toEqual({
            ...{ isRight: false, check: "asks", run: 1, seen: { kind: "calls", count: 0 } },
        });
    });

    test("no request may be refused but those that are to fail", () => {
        const refused = callWith({ status: 400, response: '{"error":"no"}', hint: "it has no messages" });
        const seen = { kind: "refused", status: 400, response: '{"error":"no"}', hint: "it has no messages" };
        expect(judge(exercise, [evidenceWith({ calls: [callWith(), refused] })])).toMatchObject({
            check: "accepted",
            seen,
        });
        const failing = exerciseWith({ runs: [{ replies: ["Good morning."], fail: ["503"] }] });
        const calls = [callWith({ status: 503 }), callWith()];
        expect(judge(failing, [evidenceWith({ calls })])).toEqual({ isRight: true });
        expect(judge(failing, [evidenceWith({ calls: [...calls, refused] })])).toMatchObject({
            check: "accepted",
            seen,
        });
    });
});

test.each([
    ["POST", "https://router.huggingface.co/v1/chat/completions", true],
    ["POST", "https://router.huggingface.co/hf-inference/models/a/b", true],
    ["GET", "https://huggingface.co/api/models/a/b", false],
    ["POST", "https://huggingface.co/api/models/a/b", false],
    ["GET", "https://queue.fal.run/fal-ai/a/requests/1/status", false],
])("%s %s asks a model: %s", (method, url, expected) => {
    expect(isCall({ method, url })).toBe(expected);
});
