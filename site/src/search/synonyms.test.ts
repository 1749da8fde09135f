import { describe, expect, test } from "vitest";
import { phoneticKey } from "./gujarati/phonetic-key.ts";
import { noVocabulary, synonymGroups, synonymsOf, vocabularyOf } from "./synonyms.ts";
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

const vocabulary = vocabularyOf(["ચિત્ર", "ભાષાંતર", "token", "ટોકન", "ક"]);

test("words in either script are found by their sound", () => {
    expect(vocabulary.soundingLike([phoneticKey("ટોકન")])).toEqual(["token", "ટોકન"]);
    expect(vocabulary.soundingLike([phoneticKey("chitra")])).toEqual(["ચિત્ર"]);
});

test("a long beginning is enough, a short one is not", () => {
    expect(vocabulary.soundingLike([phoneticKey("bhashant")])).toEqual(["ભાષાંતર"]);
    expect(vocabulary.soundingLike([phoneticKey("bha")])).toEqual([]);
});

test("a key of a letter or two says nothing", () => {
    expect(vocabulary.soundingLike(["k", ""])).toEqual([]);
    expect(noVocabulary.soundingLike([phoneticKey("chitra")])).toEqual([]);
});
