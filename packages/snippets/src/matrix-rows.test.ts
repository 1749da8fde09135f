import fc from "fast-check";
import { expect, test } from "vitest";
import { coveringArray, type Setting } from "./matrix-rows.ts";

/** Some factors with a few settings each. */
const settings = fc
    .array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 })
    .map((counts) =>
        counts.flatMap((count, factor) =>
            Array.from({ length: count }, (_, index): Setting => ({ factor: `f${factor}`, name: `s${index}` })),
        ),
    );

const pairs = (all: readonly Setting[]) =>
    all.flatMap((one) => all.filter(({ factor }) => factor > one.factor).map((other) => [one, other] as const));

const holds = (row: readonly Setting[], pair: readonly Setting[]) => pair.every((one) => row.includes(one));

/** Decides at random whether a pair is possible. */
const chance = fc.func(fc.boolean());

test("every possible pair is in a row, and no other", () => {
    fc.assert(
        fc.property(settings, chance, (all, canMeet) => {
            const possible = (one: Setting, other: Setting) =>
                canMeet(
                    [one, other]
                        .map(({ name, factor }) => factor + name)
                        .sort()
                        .join(),
                );
            const rows = coveringArray(all, [], possible);
            for (const pair of pairs(all)) {
                expect(rows.some((row) => holds(row, pair))).toBe(possible(...pair));
            }
        }),
    );
});

test("a row has at most one setting of a factor, and something that no row before it has", () => {
    fc.assert(
        fc.property(settings, (all) => {
            const rows = coveringArray(all, [], () => true);
            rows.forEach((row, index) => {
                expect(new Set(row.map(({ factor }) => factor)).size).toBe(row.length);
                const before = rows.slice(0, index);
                expect(pairs(row).some((pair) => !before.some((other) => holds(other, pair)))).toBe(true);
            });
        }),
    );
});

test("pairs of the given rows need no other row", () => {
    fc.assert(
        fc.property(settings, (all) => {
            const rows = coveringArray(all, [], () => true);
            expect(coveringArray(all, rows, () => true)).toEqual([]);
        }),
    );
});

test("four factors of two settings need far fewer rows than there are pairs", () => {
    const all = ["a", "b", "c", "d"].flatMap((factor) => ["0", "1"].map((name) => ({ factor, name })));
    const rows = coveringArray(all, [], () => true);
    expect(pairs(all)).toHaveLength(24);
    expect(rows.length).toBeLessThanOrEqual(8);
});
