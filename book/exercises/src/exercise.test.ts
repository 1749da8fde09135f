import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inWords, readExercise } from "./exercise.ts";
import { data, texts } from "./testing.ts";

const read = (own: object, en: unknown = texts) => readExercise("chapter1/hello", { ...own, en }, "en");
const [first, second] = data.checks;

describe("readExercise: an exercise", () => {
    test("is its data and its texts, with its id, its chapter and its name", () => {
        expect(read(data)).toEqual({ id: "chapter1/hello", chapter: 1, name: "hello", ...data, ...texts });
    });

    test.each(["hello", "chapter/hello", "chapter1/", "chapter1/hello/en", "guides/hello"])("is not named %s", (id) => {
        expect(() => readExercise(id, { ...data, en: texts }, "en")).toThrow(
            `such as chapter3/keep-talking, not ${id}.`,
        );
    });

    test("has the programs, files and replies of a language in that language, and the same checks", () => {
        const strings = { Hello: "કેમ છો", "Good morning.": "સુપ્રભાત." };
        const exercise = read({ ...data, files: { "notes.txt": "Hello" } }, { ...texts, strings });
        expect(exercise).toMatchObject({
            solution: { python: 'ask("કેમ છો")\nprint(answer)\n' },
            start: { python: [['ask("કેમ છો")', "ask(___)"]] },
            files: { "notes.txt": "કેમ છો" },
            runs: [{ replies: ["સુપ્રભાત."] }],
            checks: data.checks,
        });
        expect(exercise).not.toHaveProperty("strings");
    });

    test("may have advice of its own on a check that every exercise has, and mistakes that get it", () => {
        const advice = { ...texts.advice, ends: texts.advice["two-calls"] };
        const mistakes = [{ check: "ends", python: [["Hello", "Hi"]] }];
        expect(read({ ...data, mistakes }, { ...texts, advice }).advice["ends"]).toEqual(texts.advice["two-calls"]);
    });
});

describe("readExercise: what is wrong is said, and where", () => {
    test.each([
        [{ kind: "chnge" }, /^chapter1\/hello: kind: Invalid type: .*"chnge"/],
        [{ minuts: 3 }, /^chapter1\/hello: minuts: /],
        [{ minutes: 0.5 }, /^chapter1\/hello: minutes: /],
        [{ runs: [] }, /^chapter1\/hello: runs: /],
        [{ runs: [{ reply: ["a"] }] }, /^chapter1\/hello: runs\.0\.reply: /],
        [{ files: { "a.jpg": { medium: "a" } } }, /^chapter1\/hello: files\.a\.jpg\.medi/],
        [{ start: { python: [["a"]] } }, /^chapter1\/hello: start\.python\.0\.1: /],
        [{ checks: [{ ...first, id: "Two calls" }] }, /^chapter1\/hello: checks\.0\.id: a name in lower case/],
        [
            { checks: [{ ...first, expect: { call: 1, has: { at: "body", equls: 1 } } }] },
            /^chapter1\/hello: checks\.0\.expect\.has\.equls: /,
        ],
        [
            { checks: [first, { ...second, expect: { printed: { matches: "(" } } }] },
            /^chapter1\/hello: checks\.1\.expect\.printed\.matches: a regular expression/,
        ],
        [{ solution: {} }, /^chapter1\/hello: it has no solution\./],
        [{ checks: [first, first, second] }, /^chapter1\/hello: there are two checks two-calls\./],
        [{ checks: [...data.checks, { ...first, id: "ends" }] }, /^chapter1\/hello: there are two checks ends\./],
        [{ checks: [{ ...first, run: 2 }, second] }, /^chapter1\/hello: the check two-calls is for run 2, of 1\./],
        [
            { mistakes: [{ check: "two-cals", python: [["a", "b"]] }] },
            /^chapter1\/hello: there is no check two-cals, only two-calls, answer-printed, stops, ends, asks, accepted\./,
        ],
        [{ checks: [...data.checks, { ...first, id: "third" }] }, /: no advice for the checks third\./],
    ])("in the data: %j", (wrong, message) => {
        expect(() => read({ ...data, ...wrong })).toThrow(message);
        expect(() => read({ ...data, ...wrong })).toThrow(TypeError);
    });

    const [advice] = Object.values(texts.advice);
    test.each([
        [{ task: "" }, /^chapter1\/hello: its texts in en: task: a text/],
        [{ advice: { ...texts.advice, third: advice } }, /^chapter1\/hello: there is no check third/],
        [
            { advice: { ...texts.advice, "two-calls": { ...advice, hints: ["a", "b"] } } },
            /^chapter1\/hello: its texts in en: advice\.two-calls\.hints\.2: /,
        ],
    ])("in the texts: %j", (wrong, message) => {
        expect(() => read(data, { ...texts, ...wrong })).toThrow(message);
    });
});

/** The same data with every string as an empty one: its structure. */
const structureOf = (value: unknown): string =>
    JSON.stringify(value, (_, inner) => (typeof inner === "string" ? "" : inner));

const strings = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.string());

describe("inWords: the texts of a language", () => {
    test("leave the structure of data as it is, whatever is replaced", () => {
        fc.assert(
            fc.property(fc.jsonValue(), strings, (data, replaced) => {
                expect(structureOf(inWords(data, replaced))).toBe(structureOf(data));
            }),
        );
    });

    test("leave data as it is that has none of them", () => {
        fc.assert(
            fc.property(fc.jsonValue(), (data) => {
                expect(inWords(data, { "\u{10ffff}": "x" })).toEqual(data);
            }),
        );
    });

    test("are put in the place of all occurrences, the longer before its parts, and letter for letter", () => {
        const words = { Hello: "નમસ્તે", "Hello, world": "$& દુનિયા" };
        expect(inWords({ Hello: ["Hello, world. Hello. Hello", 3] }, words)).toEqual({
            Hello: ["$& દુનિયા. નમસ્તે. નમસ્તે", 3],
        });
    });
});
