import { expect, test } from "vitest";
import { phoneticKey } from "./gujarati/phonetic-key.ts";
import { noVocabulary, vocabularyOf } from "./vocabulary.ts";

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
