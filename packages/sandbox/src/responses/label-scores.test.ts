import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLabel, labelScores as scoresOf, sentiment } from "./label-scores.ts";
import { someText, sumOf } from "./testing.ts";

const labelScores = (text: string, labels: readonly string[], isMulti: boolean) =>
    scoresOf(text, labels.map(readLabel), isMulti);
const labels = fc.array(someText, { minLength: 1, maxLength: 6 });

describe("labels that nobody has trained", () => {
    test("all come back, the likeliest first, and their scores sum to 1", () =>
        fc.assert(
            fc.property(someText, labels, (text, names) => {
                const scores = labelScores(text, names, false);
                expect(scores.map(({ label }) => label).toSorted()).toEqual(names.toSorted());
                expect(sumOf(scores)).toBeCloseTo(1, 10);
                expect(scores.every(({ score }, index) => score <= (scores[index - 1]?.score ?? 1))).toBe(true);
            }),
        ));

    test("a long one comes back whole, though its beginning alone is compared", () => {
        const long = `kite ${"x".repeat(5000)} kite`;
        const scores = labelScores("A kite flies.", [long, "tax"], false);
        expect(scores[0]?.label).toBe(long);
    });

    test("each is judged by itself, where several may hold", () =>
        fc.assert(
            fc.property(someText, labels, (text, names) => {
                const alone = names.map((label) => labelScores(text, [label], true)[0]);
                const together = labelScores(text, names, true);
                expect(together.map(({ score }) => score)).toEqual(
                    alone.map((one) => one?.score ?? -1).toSorted((one, other) => other - one),
                );
                expect(together.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
            }),
        ));

    test.each([
        ["The parcel came torn, and I would like my money back.", ["refund", "legal", "faq"]],
        ["We won the match in the last minute!", ["sport", "politics", "food"]],
        ["Clouds and wind all day", ["weather", "travel", "health"]],
        ["મારો ઓર્ડર હજી આવ્યો નથી.", ["ફરિયાદ", "વખાણ", "સવાલ"]],
        ["આકાશ પતંગોથી ભરાઈ ગયું.", ["ઉત્તરાયણ", "હોળી", "દિવાળી"]],
        ["પુસ્તકાલય ક્યારે ખૂલે છે?", ["સવાલ", "વખાણ", "ફરિયાદ"]],
        ["The soup was awful", ["negative", "positive"]],
    ])("%s", (text, [expected = "", ...others]) => {
        expect(labelScores(text, [...others, expected], false)[0]?.label).toBe(expected);
    });
});

const firstOf = (text: string) => sentiment(text)[0]?.label;

describe("praise and blame", () => {
    test("the scores of all labels sum to 1, the highest first", () =>
        fc.assert(
            fc.property(someText, (text) => {
                const labels = sentiment(text);
                expect(sumOf(labels)).toBeCloseTo(1, 10);
                expect(labels.map(({ score }) => score)).toEqual(
                    labels.map(({ score }) => score).toSorted((a, b) => b - a),
                );
            }),
        ));

    test.each([
        [
            "POSITIVE",
            [
                "I love this song!",
                "What a great match.",
                "Not bad at all",
                "અમે મેચ જીતી ગયા!",
                "બહુ મજા આવી.",
                "ફિલ્મ બહુ સરસ હતી.",
                "👍",
            ],
        ],
        [
            "NEGATIVE",
            ["The soup was awful.", "This is not good.", "It isn’t easy.", "ખોરાક સારો નથી.", "હું નિરાશ છું.", "😡"],
        ],
        ["NEUTRAL", ["The train has ten doors.", "ટ્રેનને દસ બારણાં છે."]],
    ])("%s", (label, texts) => {
        expect(texts.map((text) => [text, firstOf(text)])).toEqual(texts.map((text) => [text, label]));
    });

    test("each label stands for itself under sigmoid, and is unbounded under none", () => {
        const raw = sentiment("great, lovely, wonderful", undefined, "none");
        expect(raw[0]?.score).toBeGreaterThan(2);
        expect(sentiment("great, lovely, wonderful", undefined, "sigmoid").map(({ score }) => score)).toEqual(
            raw.map(({ score }) => 1 / (1 + Math.exp(-score))),
        );
    });

    test.each([
        ["tabularisai/multilingual-sentiment-analysis", "Awful, terrible, and I hate it!", "Very Negative"],
        ["tabularisai/multilingual-sentiment-analysis", "The soup was not good.", "Negative"],
        ["tabularisai/multilingual-sentiment-analysis", "The train has ten doors.", "Neutral"],
        ["tabularisai/multilingual-sentiment-analysis", "A great match, lovely and wonderful!", "Very Positive"],
        ["distilbert/distilbert-base-uncased-finetuned-sst-2-english", "I love this song!", "POSITIVE"],
        ["ProsusAI/finbert", "The soup was awful.", "negative"],
        ["j-hartmann/emotion-english-distilroberta-base", "I love this song!", "joy"],
    ])("the labels are those of %s: %s", (model, text, label) => {
        expect(sentiment(text, model)[0]?.label).toBe(label);
    });

    test("a model whose labels are not known has three", () => {
        expect(sentiment("I love this song!", "owner/unknown")).toEqual(sentiment("I love this song!"));
        expect(sentiment("I love this song!", "constructor")).toHaveLength(3);
    });
});
