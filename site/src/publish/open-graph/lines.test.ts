import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balancedLinesOf, fittingLines, linesOf } from "./card.ts";

/** Every character has width 1. */
const widthOf = (text: string): number => text.length;
const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 20 }).map((all) => all.join(" "));

describe("linesOf: the lines of a text", () => {
    test("are broken after spaces, hyphens and slashes", () => {
        expect(linesOf("image-text-to-image by owner/name", 11, widthOf)).toEqual([
            "image-text-",
            "to-image by",
            "owner/name",
        ]);
    });

    test("are no wider than they may be, and together are the text", () => {
        fc.assert(
            fc.property(words, fc.integer({ min: 9, max: 40 }), (text, width) => {
                for (const lines of [linesOf(text, width, widthOf), balancedLinesOf(text, width, widthOf)]) {
                    expect(lines.join(" ")).toBe(text);
                    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
                }
            }),
        );
    });
});

test("balancedLinesOf: balanced lines are as many, and their widest is no wider", () => {
    expect(balancedLinesOf("every snippet has been run", 24, widthOf)).toEqual(["every snippet", "has been run"]);
    fc.assert(
        fc.property(words, fc.integer({ min: 9, max: 40 }), (text, width) => {
            const plain = linesOf(text, width, widthOf);
            const balanced = balancedLinesOf(text, width, widthOf);
            expect(balanced).toHaveLength(plain.length);
            expect(Math.max(...balanced.map(widthOf))).toBeLessThanOrEqual(Math.max(...plain.map(widthOf)));
        }),
    );
});

test("fittingLines: of too long a text the beginning is kept, with an ellipsis that fits", () => {
    expect(fittingLines("one two, three four five", 2, 10, widthOf)).toEqual(["one two,", "three…"]);
    expect(fittingLines("one two three", 2, 12, widthOf)).toEqual(["one two", "three"]);
    expect(fittingLines("one", 0, 10, widthOf)).toEqual([]);
});
