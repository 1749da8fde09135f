import fc from "fast-check";
import { expect, test } from "vitest";
import { classification, regression } from "./tabular.ts";

test("every row has a number, and the mean of its numbers is what is foretold", () =>
    fc.assert(
        fc.property(
            fc.array(fc.oneof(fc.integer({ min: -999, max: 999 }), fc.string()), { minLength: 1, maxLength: 9 }),
            (column) => {
                const data = { one: column, other: column.toReversed() };
                expect(regression(data)).toHaveLength(column.length);
                expect(classification(data)).toHaveLength(column.length);
                expect([...regression(data), ...classification(data)].every(Number.isFinite)).toBe(true);
            },
        ),
    ));

test("a class says whether a row lies above the columns' means", () => {
    const data = { radius: [12.3, 20.6], texture: [15.7, 29.3], area: ["463.1", "1320.8"] };
    expect(classification(data)).toEqual([0, 1]);
    expect(regression(data)).toEqual([163.7, 456.9]);
});
