import { describe, expect, test } from "vitest";
import { callWith, evidenceWith } from "../testing.ts";
import { filled, partsOf, textOf, valuesAt } from "./place.ts";

describe("valuesAt: a place in a request", () => {
    const root = partsOf(callWith({ body: { messages: [{ content: "a" }, { content: "b" }], n: 0, no: null } }));

    test.each([
        ["body.n", [0]],
        ["body.no", [null]],
        ["body.messages.0.content", ["a"]],
        ["body.messages.-1.content", ["b"]],
        ["body.messages.*.content", ["a", "b"]],
        ["body.messages.2.content", []],
        ["body.messages.content", []],
        ["body.*.*.content", ["a", "b"]],
        ["body.max_tokens|body.n", [0]],
        ["body.n|body.messages", [0]],
        ["body.toString", []],
        ["body.messages.length", []],
        ["method", ["POST"]],
        ["host", ["router.huggingface.co"]],
        ["path", ["/v1/chat/completions"]],
        ["headers.authorization", ["Bearer hf_any"]],
        ["status", [200]],
    ])("%s has the values %j", (path, values) => {
        expect(valuesAt(root, path)).toEqual(values);
    });
});

describe("filled: the holes of an expected text", () => {
    const known = {
        run: {
            replies: ["One.", { text: "Two." }, { tool_calls: [] }],
            files: { "notes.txt": "Mine.", "a.jpg": { media: "a" } },
        },
        evidence: evidenceWith({
            calls: [callWith({ response: '[{"label":"mango","score":0.5}]' }), callWith({ response: "no JSON" })],
        }),
    };

    test.each([
        ["as it is, {} and {other} too", "as it is, {} and {other} too"],
        ["{reply:1} {reply:2}", "One. Two."],
        ["{reply:3}", undefined],
        ["{reply:4}", undefined],
        ["{call:1:body.model}", "any/chat"],
        ["{call:1:body.max_tokens}", "40"],
        ["{call:1:body.messages.0}", '{"role":"user","content":"Hello"}'],
        ["{call:3:body.model}", undefined],
        ["{answer:1:0.label}: {answer:1:0.score}", "mango: 0.5"],
        ["{answer:1:1.label}", undefined],
        ["{answer:2:0.label}", undefined],
        ["{file:notes.txt}", "Mine."],
        ["{file:a.jpg}", undefined],
        ["{file:none.txt}", undefined],
        ["Bearer {token}", "Bearer hf_any"],
        ["{token} and {reply:9}", undefined],
    ])("%s is %j", (text, expected) => {
        expect(filled(text, known)).toBe(expected);
    });

    test("are not filled twice", () => {
        expect(filled("{reply:1}", { ...known, run: { replies: ["{token}"] } })).toBe("{token}");
    });
});

test("textOf: a value is a text as programs print it", () => {
    expect(["a", 1.5, true, null, ["a"], undefined].map(textOf)).toEqual([
        "a",
        "1.5",
        "true",
        "null",
        '["a"]',
        undefined,
    ]);
});
