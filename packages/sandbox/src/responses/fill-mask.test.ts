import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillMask } from "./fill-mask.ts";
import { someText, sumOf } from "./testing.ts";

const candidatesFor = (text: string, most: number, targets?: readonly string[]) => fillMask(targets)(text, most);
const first = (text: string) => candidatesFor(text, 5)[0]?.token_str;

describe("words for a gap", () => {
    test("stand in the sequence where the gap was, the likeliest first; their scores sum to less than 1", () =>
        fc.assert(
            fc.property(someText, someText, fc.integer({ min: 1, max: 9 }), (before, after, most) => {
                const opening = before.replaceAll(/\[MASK\]|<mask>/gi, "");
                const text = `${opening}[MASK]${after}`;
                const candidates = candidatesFor(text, most);
                expect(candidates).toHaveLength(most);
                for (const { sequence, token_str } of candidates) {
                    expect(sequence).toBe(opening + token_str + after);
                }
                expect(sumOf(candidates)).toBeLessThan(1);
                expect(candidates.every(({ score }, index) => score <= (candidates[index - 1]?.score ?? 1))).toBe(true);
            }),
        ));

    test("are those that are given, where some are", () => {
        const candidates = candidatesFor("The <mask> is wide.", 5, ["river", "city"]);
        expect(candidates.map(({ token_str }) => token_str).toSorted()).toEqual(["city", "river"]);
    });

    test.each([
        ["The capital of France is [MASK].", "Paris"],
        ["ગુજરાતની રાજધાની [MASK] છે.", "ગાંધીનગર"],
        ["આકાશમાં <mask> ઊડે છે.", "પતંગ"],
    ])("%s", (text, expected) => {
        expect(first(text)).toBe(expected);
    });

    test("are of the text's own language", () => {
        expect(
            candidatesFor("મારું [MASK] મોટું છે.", 5).every(({ token_str }) => /\p{Script=Gujarati}/u.test(token_str)),
        ).toBe(true);
    });
});
