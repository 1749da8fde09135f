import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cosine, meanOf, vectorsIn } from "./blocks-of.ts";

const vector = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 3, maxLength: 3 });

describe("vectors", () => {
    test("are found however deep they lie", () => {
        expect(vectorsIn([1, 2])).toEqual([[1, 2]]);
        expect(
            vectorsIn([
                [1, 2],
                [3, 4],
            ]),
        ).toEqual([
            [1, 2],
            [3, 4],
        ]);
        expect(
            vectorsIn([
                [
                    [1, 2],
                    [3, 4],
                ],
            ]),
        ).toEqual([
            [1, 2],
            [3, 4],
        ]);
    });

    test("of tokens have a middle, which stands for the text", () => {
        expect(
            meanOf([
                [1, 2],
                [3, 4],
            ]),
        ).toEqual([2, 3]);
        expect(meanOf([])).toEqual([]);
    });

    test("are as alike as the angle between them says: never more than wholly, and each to itself wholly", () => {
        fc.assert(
            fc.property(vector, vector, (one, other) => {
                expect(Math.abs(cosine(one, other))).toBeLessThanOrEqual(1 + 1e-9);
                expect(cosine(one, other)).toBeCloseTo(cosine(other, one));
                if (Math.hypot(...one) > 1e-3) expect(cosine(one, one)).toBeCloseTo(1);
            }),
        );
        expect(cosine([1, 0], [0, 1])).toBe(0);
        expect(cosine([0, 0], [1, 1])).toBe(0);
    });
});
