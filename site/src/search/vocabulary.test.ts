import { expect, test } from "vitest";
import { latinKey } from "./gujarati/latin-key.ts";
import { noVocabulary, vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf(["ચિત્ર", "ભાષાંતર", "token", "ટોકન", "ક"]);

test("words in either script are found by their sound", () => {
    expect(vocabulary.soundingLike([latinKey("ટોકન")])).toEqual(["token", "ટોકન"]);
    expect(vocabulary.soundingLike([latinKey("chitra")])).toEqual(["ચિત્ર"]);
});

test("a long beginning is enough, a short one is not", () => {
    expect(vocabulary.soundingLike([latinKey("bhashant")])).toEqual(["ભાષાંતર"]);
    expect(vocabulary.soundingLike([latinKey("bha")])).toEqual([]);
});

test("a key of a letter or two says nothing", () => {
    expect(vocabulary.soundingLike(["k", ""])).toEqual([]);
    expect(noVocabulary.soundingLike([latinKey("chitra")])).toEqual([]);
});
