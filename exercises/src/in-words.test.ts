import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inWords } from "./in-words.ts";

/** The same data with every string as an empty one: its structure. */
const structureOf = (value: unknown): string =>
    JSON.stringify(value, (_, inner) => (typeof inner === "string" ? "" : inner));

const strings = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.string());

describe("the texts of a language", () => {
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
