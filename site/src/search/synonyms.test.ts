import { describe, expect, test } from "vitest";
import { synonymGroups, synonymsOf } from "./synonyms.ts";
import { termsOf } from "./terms.ts";

describe("other words for a word", () => {
    test.each([
        ["ચિત્રમાં", "image"],
        ["image", "ચિત્ર"],
        ["images", "ચિત્ર"],
        ["chitra", "image"],
        ["anuvad", "translation"],
        ["Translation", "અનુવાદ"],
        ["bhul", "error"],
    ])("%s is also %s", (word, other) => {
        expect(synonymsOf(word)).toContain(other);
    });

    test("are none for a word that has none, and never the word itself", () => {
        expect(synonymsOf("gemma")).toEqual([]);
        expect(synonymsOf("image")).not.toContain("image");
    });
});

test("no word is of two groups", () => {
    const words = synonymGroups.flat().map((word) => termsOf(word).at(-1));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
