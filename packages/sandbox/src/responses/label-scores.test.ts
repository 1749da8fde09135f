import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLabel, labelScores as scoresOf } from "./label-scores.ts";
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
