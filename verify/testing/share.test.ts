import fc from "fast-check";
import { expect, test } from "vitest";
import { itemsOfShare, shareOf } from "./test-files.ts";

test("a share is named by its number and by how many there are", () => {
    expect(shareOf("2/3")).toEqual({ number: 2, of: 3 });
    expect(shareOf(undefined)).toBeUndefined();
});

test.each(["3/2", "0/3", "1", "1/", "a/b", "1/3/5", ""])("%j is no share", (text) => {
    expect(() => shareOf(text)).toThrow(`--share takes which share of how many, such as 1/3, not ${text}.`);
});

test("the shares together are everything, each item once, and as large as each other", () => {
    fc.assert(
        fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, of) => {
            const shares = Array.from({ length: of }, (_, index) => itemsOfShare(items, { number: index + 1, of }));
            expect(shares.flat().sort()).toEqual([...items].sort());
            const sizes = shares.map(({ length }) => length);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        }),
    );
});
