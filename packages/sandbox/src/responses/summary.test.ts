import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summaryOf } from "./summary.ts";
import { someText } from "./testing.ts";
import { sentencesIn, wordsIn } from "./words.ts";

const weather = "બે દિવસ ભારે વરસાદ પડશે. વરસાદને કારણે શાળામાં બે દિવસ રજા રહેશે. મારો ભાઈ ચા પીએ છે. લોકો ઘરમાં રહે, એવું કહેવાયું છે.";

describe("summaries", () => {
    test("are made of the text's own sentences, in their order, where there is room for one", () =>
        fc.assert(
            fc.property(someText, (text) => {
                const sentences = sentencesIn(text).map((sentence) => sentence.text);
                const summary = summaryOf(text, 1000);
                expect(summary).toBe(sentences.join(" "));
            }),
        ));

    test("are no longer than allowed", () =>
        fc.assert(
            fc.property(someText, fc.integer({ min: 1, max: 20 }), (text, maxWords) => {
                expect(wordsIn(summaryOf(text, maxWords)).length).toBeLessThanOrEqual(maxWords);
            }),
        ));

    test("say what the text is about", () => {
        expect(summaryOf(weather)).toContain("વરસાદ");
        expect(summaryOf(weather)).not.toContain("ચા");
        expect(wordsIn(summaryOf(weather)).length).toBeLessThanOrEqual(12);
    });
});
