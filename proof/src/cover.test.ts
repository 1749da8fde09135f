import fc from "fast-check";
import { expect, test } from "vitest";
import { coverOf } from "./cover.ts";

/** Items that are lists of their properties. */
const items = fc.array(fc.array(fc.constantFrom(..."abcdefghij"), { maxLength: 5 }), { maxLength: 20 });
const properties = (item: readonly string[]) => item;

test("what is chosen has every property that any item has", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(new Set(coverOf(all, properties).flat())).toEqual(new Set(all.flat()));
        }),
    );
});

test("it is some of the items, in their order, each for something", () => {
    fc.assert(
        fc.property(items, (all) => {
            const chosen = coverOf(all, properties);
            expect(chosen).toEqual(all.filter((item) => chosen.includes(item)));
            expect(chosen.length).toBeLessThanOrEqual(new Set(all.flat()).size);
        }),
    );
});

test("one that has much comes before several that have little", () => {
    expect(coverOf([["a"], ["b"], ["c", "d"], ["a", "b", "c"], ["d"]], properties)).toEqual([["a", "b", "c"], ["d"]]);
});

test("the same items give the same choice", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(coverOf(all, properties)).toEqual(coverOf(structuredClone(all), properties));
        }),
    );
});
