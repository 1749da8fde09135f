import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gujaratiWords } from "./arbitrary-words.ts";
import { normalise } from "./normalise.ts";

test.each([
    ["joiners", "ક્\u200dષ", "ક્ષ"],
    ["a nukta", "ફ઼ાઇલ", "ફાઇલ"],
    ["digits", "૩૬૦", "360"],
    ["a short and a long i", "ઈમેઈલ વીડિયો", "ઇમેઇલ વિડિયો"],
    ["a short and a long u", "ભૂલ ઊંચું", "ભુલ ઉંચુ"],
    ["a nasal as a dot or a letter", "ઇન્ટરનેટ કમ્પ્યુટર", "ઇંટરનેટ કંપ્યુટર"],
    ["open vowels", "કૉપી ઍપ", "કોપિ એપ"],
    ["a dot at the end, or none", "પાનાં", "પાના"],
    ["a visarga or none", "દુઃખ", "દુખ"],
    ["an iy or an i", "કરીયે", "કરીએ"],
])("%s: %s is written as %s", (_, one, other) => {
    expect(normalise(one)).toBe(normalise(other));
});

test.each([
    ["ક", "ખ"],
    ["શ", "સ"],
    ["ન્યાય", "ંયાય"],
    ["નામ", "નમ"],
])("%s is not %s", (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other));
});

describe("whatever is written", () => {
    const law = (holds: (word: string) => void) => fc.assert(fc.property(gujaratiWords(), holds));

    test("is normal once it has been normalised", () => {
        law((word) => {
            expect(normalise(normalise(word))).toBe(normalise(word));
        });
    });

    test("reads the same in either normal form of Unicode", () => {
        law((word) => {
            expect(normalise(word.normalize("NFD"))).toBe(normalise(word));
        });
    });
});
