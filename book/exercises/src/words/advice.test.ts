import { interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { describe, expect, test } from "vitest";
import type { Seen } from "../conditions/find-problem.ts";
import { exerciseWith } from "../testing.ts";
import { adviceOn, words } from "./advice.ts";

const exercise = exerciseWith({});
const seenIn = (seen: Seen, language: "en" | "gu" = "en") => adviceOn(exercise, { check: "ends", seen }, language).seen;

/** One of each kind, and of each form of a kind. */
const all: readonly (readonly [Seen, string])[] = [
    [{ kind: "calls", count: 0 }, "The program sent no request to a model."],
    [{ kind: "calls", count: 1 }, "The program sent one request to the model."],
    [{ kind: "calls", count: 7 }, "The program sent 7 requests to the model."],
    [{ kind: "field", call: 2, at: "body.model", value: '"a/b"' }, 'In request 2, `model` was `"a/b"`.'],
    [{ kind: "field", call: 2, at: "body.model", value: undefined }, "In request 2 there was no `model`."],
    [{ kind: "printed", text: "Hello\n  world" }, "The program printed: `Hello world`"],
    [{ kind: "printed", text: "" }, "The program printed nothing."],
    [{ kind: "saved", names: ["a.png", "b.txt"] }, "The program saved: `a.png`, `b.txt`"],
    [{ kind: "saved", names: [] }, "The program saved no file."],
    [{ kind: "waited", seconds: 0.02 }, "After that request the program waited for 0.0 seconds."],
    [{ kind: "ended" }, "The program ended as if all had gone well."],
    [{ kind: "stopped", seconds: 120 }, "The program was still running after 120 seconds, and was stopped."],
    [
        { kind: "failed", name: "KeyError", message: "'a'", trace: "" },
        "The program stopped with an error: `KeyError: 'a'`",
    ],
    [
        { kind: "failed", name: "AssertionError", message: "", line: 3, trace: "" },
        "The program stopped with an error in line 3: `AssertionError`",
    ],
    [
        { kind: "failed", name: "exit", message: "3", trace: "" },
        "The program ended with the exit code 3: something in it failed.",
    ],
    [
        { kind: "refused", status: 400, response: "{}", hint: "it has no messages" },
        "The service refused a request with 400: it has no messages",
    ],
    [
        { kind: "refused", status: 401, response: '{"error":"no"}', hint: undefined },
        'The service refused a request with 401: {"error":"no"}',
    ],
];

describe("adviceOn: what was seen is said", () => {
    test.each(all)("%j: %s", (seen, expected) => {
        expect(seenIn(seen)).toBe(expected);
    });

    test.each(all)("in Gujarati, with the same facts: %j", (seen, english) => {
        const text = seenIn(seen, "gu");
        expect(text).toMatch(/\p{Script=Gujarati}/u);
        const facts = english.match(/`[^`]*`|\d+(?:\.\d+)?/g) ?? [];
        for (const fact of facts) expect(text).toContain(fact);
        // The only Latin words beside those facts are those that the book writes in Latin letters.
        const latin =
            text
                .replaceAll(/`[^`]*`/g, "")
                .replace(/:.*/, "")
                .match(/[A-Za-z]+/g) ?? [];
        expect(latin.filter((word) => !/^(?:program|request|exit|code)$/i.test(word))).toEqual([]);
    });

    test.each([
        ["body.messages.1.content", "messages[1].content"],
        ["body.messages.-1.content", "messages[-1].content"],
        ["body.messages.*.content", "messages.content"],
        ["headers.authorization", "headers.authorization"],
    ])("the place %s is written as a program writes it: %s", (at, name) => {
        expect(seenIn({ kind: "field", call: 1, at, value: undefined })).toContain(`\`${name}\``);
    });

    test("without a token, without what would end its code, and not at length", () => {
        const text = seenIn({ kind: "printed", text: `\`hf_0123456789abcdefghij\` ${"x".repeat(1000)}` });
        expect(text).not.toContain("0123456789");
        expect(text.match(/`/g)).toHaveLength(2);
        expect(text.length).toBeLessThan(300);
    });
});

describe("adviceOn: advice", () => {
    const seen: Seen = { kind: "ended" };

    test("is that of the exercise on its check", () => {
        expect(adviceOn(exercise, { check: "two-calls", seen }, "en")).toEqual({
            ...exercise.advice["two-calls"],
            seen: "The program ended as if all had gone well.",
        });
    });

    test.each(interfaceLanguageIds)(
        "on a check that all have is that of the language, or of the exercise: %s",
        (language) => {
            for (const check of ["stops", "ends", "asks", "accepted"] as const) {
                const { hints, expected } = adviceOn(exercise, { check, seen }, language);
                expect({ hints, expected }).toMatchObject({ expected: words[language].checks[check].expected });
                expect(new Set(hints).size).toBe(3);
            }
            const own = { expected: "a", why: "b", hints: ["c", "d", "e"] as [string, string, string] };
            expect(adviceOn({ ...exercise, advice: { ends: own } }, { check: "ends", seen }, language)).toMatchObject(
                own,
            );
        },
    );

    test("is not there for a check that the exercise does not have", () => {
        expect(() => adviceOn(exercise, { check: "toString", seen }, "en")).toThrow(
            "chapter1/hello has no check toString.",
        );
    });
});
