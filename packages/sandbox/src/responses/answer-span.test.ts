import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answersIn, isAnswerable, summaryOf } from "./answer-span.ts";
import { someText, sumOf } from "./testing.ts";
import { sentencesIn, wordsIn } from "./words.ts";

const library = "અમારું ગામ નાનું છે. પુસ્તકાલય સવારે નવ વાગ્યે ખૂલે છે અને સાંજે બંધ થાય છે.";
const book = "The book was written in 1925 by Mohan Gandhi, because he wanted to. It has 300 pages.";

describe("answers that stand in a text", () => {
    test("are pieces of it at their place, all different, no longer than allowed; their scores sum to less than 1", () =>
        fc.assert(
            fc.property(
                someText,
                someText,
                fc.integer({ min: 1, max: 5 }),
                fc.integer({ min: 1, max: 9 }),
                (context, question, count, maxWords) => {
                    const answers = answersIn(context, question, { count, maxWords });
                    expect(answers.length).toBeLessThanOrEqual(count);
                    for (const { text, start, end } of answers) {
                        expect(context.slice(start, end)).toBe(text);
                        expect(text).not.toBe("");
                        expect(wordsIn(text).length).toBeLessThanOrEqual(maxWords);
                    }
                    expect(new Set(answers.map(({ start, end }) => `${start}-${end}`)).size).toBe(answers.length);
                    expect(sumOf(answers)).toBeLessThan(1);
                },
            ),
        ));

    test.each([
        ["When does the library open?", "The library opens at nine and closes when the last reader leaves.", "nine"],
        ["Who wrote the book?", book, "Mohan Gandhi"],
        ["When was the book written?", book, "1925"],
        ["How many pages does it have?", book, "300 pages"],
        ["Why was the book written?", book, "he wanted to"],
        ["Where do I live?", "My name is Wolfgang and I live in Berlin", "Berlin"],
        ["What is my name?", "My name is Clara and I live in Berkeley.", "Clara"],
        ["પતંગ ક્યાં છે?", "રીનાનો પતંગ ઊડીને લીમડામાં ભરાયો.", "લીમડામાં"],
        ["પુસ્તકાલય ક્યારે ખૂલે છે?", library, "સવારે નવ વાગ્યે"],
        ["પુસ્તકાલય કેટલા વાગ્યે ખૂલે છે?", library, "સવારે નવ વાગ્યે"],
        ["કોણ સુરતમાં રહે છે?", "રીના સુરતમાં રહે છે અને રવિ ભુજમાં.", "રીના"],
        ["કેટલા દિવસ રજા છે?", "શાળામાં 5 દિવસ રજા છે.", "5 દિવસ"],
    ])("%s %s", (question, context, expected) => {
        expect(answersIn(context, question)[0]?.text).toBe(expected);
    });

    test("there is none, where nothing of the question stands in the text", () => {
        expect([isAnswerable(book, "Who wrote it?"), isAnswerable(book, "What do lions eat?")]).toEqual([false, false]);
        expect(isAnswerable(book, "Whose book?")).toBe(true);
        expect(answersIn("", "Who?")).toEqual([]);
    });
});

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
