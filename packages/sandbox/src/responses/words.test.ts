import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someText } from "./testing.ts";
import { characterOffsets, contentWords, languageOf, sentencesIn, stem, wordsIn } from "./words.ts";

const texts = (spans: readonly { readonly text: string }[]) => spans.map(({ text }) => text);

describe("words and sentences", () => {
    test("are pieces of the text at their place, one behind the other", () =>
        fc.assert(
            fc.property(someText, (text) => {
                for (const split of [wordsIn, sentencesIn, contentWords]) {
                    const spans = split(text);
                    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(texts(spans));
                    expect(spans.every(({ start }, index) => start >= (spans[index - 1]?.end ?? 0))).toBe(true);
                }
            }),
        ));

    test("keep every mark with its letter", () => {
        expect(texts(wordsIn("ક્ષમા, લીમડામાં ભરાયો."))).toEqual(["ક્ષમા", "લીમડામાં", "ભરાયો"]);
        expect(texts(wordsIn("Don’t, cafés — 東京"))).toEqual(["Don’t", "cafés", "東", "京"]);
    });

    test("end where a sentence does, and at no abbreviation", () => {
        expect(texts(sentencesIn("Dr. Shah paid 3.50. Why? “No.” હા. કેમ।"))).toEqual([
            "Dr. Shah paid 3.50.",
            "Why?",
            "“No.”",
            "હા.",
            "કેમ।",
        ]);
    });

    test("a character is counted as one, whatever it takes", () =>
        fc.assert(
            fc.property(someText, (text) => {
                const offset = characterOffsets(text);
                expect(wordsIn(text).map(({ start }) => offset(start))).toEqual(
                    wordsIn(text).map(({ start }) => [...text.slice(0, start)].length),
                );
            }),
        ));

    test("a language is that of most letters", () => {
        expect(["Why?", "પતંગ ક્યાં છે?", "my પતંગ", "", "12"].map(languageOf)).toEqual(["en", "gu", "gu", "en", "en"]);
    });

    test("forms of a word have one stem", () => {
        expect(new Set(["kites", "kite", "Kite’s"].map(stem)).size).toBe(1);
        expect(new Set(["શહેર", "શહેરમાં", "શહેરોથી"].map(stem)).size).toBe(1);
    });
});
