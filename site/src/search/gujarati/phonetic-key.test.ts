import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gujaratiWords } from "./arbitrary-words.ts";
import { normalise } from "./normalise.ts";
import { phoneticKey, phoneticKeysOf } from "./phonetic-key.ts";

const keyOf = (word: string) => phoneticKey(normalise(word));

/** Words, each with spellings in Latin letters. */
const spellings: Readonly<Record<string, string>> = {
    મોડેલ: "model modal",
    અનુવાદ: "anuvad anuvaad anuwad",
    ભાષાંતર: "bhashantar bhaashaantar bhasantar",
    ચિત્ર: "chitra chitr chitraa",
    ભૂલ: "bhool bhul",
    લખાણ: "lakhan lakhaan",
    ભાષા: "bhasha bhaasha",
    જવાબ: "javab jawab jawaab",
    સવાલ: "saval sawal",
    વાક્ય: "vakya vaakya",
    શબ્દ: "shabd shabda sabd",
    પ્રશ્ન: "prashna prashn",
    ફાઇલ: "file phail",
    અવાજ: "avaj awaaz avaaz",
    માહિતી: "mahiti maahitee",
    સાધન: "sadhan saadhan",
    છબી: "chhabi chabi",
    // English words in Gujarati spelling.
    ટોકન: "token",
    પ્રોવાઇડર: "provider",
    લાઇબ્રેરી: "library",
    સર્વર: "server",
    ટર્મિનલ: "terminal",
    સ્ટ્રીમિંગ: "streaming",
    ઇમેજ: "image",
    ટ્રાન્સલેશન: "translation",
};

describe.each(Object.entries(spellings))("%s", (word, latin) => {
    test.each(latin.split(" "))("is written as %s", (spelling) => {
        expect(keyOf(spelling)).toBe(keyOf(word));
    });
});

test.each([
    ["modelma", "મોડેલ"],
    ["bhashanu", "ભાષા"],
    ["chitromathi", "ચિત્રો"],
    ["lakhanne", "લખાણ"],
    ["sadhano", "સાધન"],
    ["sadhan", "સાધ"],
    ["vaparvu", "વાપર"],
    ["banavvani", "બનાવ"],
])("%s is a form of %s", (spelling, word) => {
    expect(phoneticKeysOf(spelling)).toContain(keyOf(word));
});

test.each([
    ["ચિત્ર", "ચરિત્ર"],
    ["ભૂલ", "બોલ"],
    ["ભાષા", "ભાષાંતર"],
    ["લખાણ", "લક્ષણ"],
])("%s does not sound like %s", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
});

describe("a key", () => {
    test("has letters and digits only, whatever it is made of", () => {
        fc.assert(
            fc.property(fc.oneof(gujaratiWords(), fc.string()), (word) => {
                expect(keyOf(word)).toMatch(/^[a-z0-9]*$/);
            }),
        );
    });
});
