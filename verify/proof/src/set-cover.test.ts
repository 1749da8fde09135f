import fc from "fast-check";
import { expect, test } from "vitest";
import { setCover } from "./covering-entries.ts";

/** Each item is the list of its own properties. */
const items = fc.array(fc.array(fc.constantFrom(..."abcdefghij"), { maxLength: 5 }), { maxLength: 20 });
const properties = (item: readonly string[]) => item;

test("what is chosen has every property that any item has", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(new Set(setCover(all, properties).flat())).toEqual(new Set(all.flat()));
        }),
    );
});

test("it is some of the items, in their order, each for something", () => {
    fc.assert(
        fc.property(items, (all) => {
            const chosen = setCover(all, properties);
            expect(chosen).toEqual(all.filter((item) => chosen.includes(item)));
            expect(chosen.length).toBeLessThanOrEqual(new Set(all.flat()).size);
        }),
    );
});

test("one that has much comes before several that have little", () => {
    expect(setCover([["a"], ["b"], ["c", "d"], ["a", "b", "c"], ["d"]], properties)).toEqual([["a", "b", "c"], ["d"]]);
});

test("the same items give the same choice", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(setCover(all, properties)).toEqual(setCover(structuredClone(all), properties));
        }),
    );
});
