import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexAfter, isChoice } from "./tabs.ts";

describe("the keys of tabs", () => {
    test("arrows go on, and round at the ends", () => {
        expect(indexAfter("ArrowRight", 2, 3)).toBe(0);
        expect(indexAfter("ArrowLeft", 0, 3)).toBe(2);
    });

    test("Home and End lead to the first and the last", () => {
        expect(indexAfter("Home", 1, 3)).toBe(0);
        expect(indexAfter("End", 1, 3)).toBe(2);
    });

    test("an arrow and the one against it lead back", () =>
        fc.assert(
            fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 11 }), (count, at) => {
                const start = at % count;
                const there = indexAfter("ArrowRight", start, count) ?? -1;
                expect(indexAfter("ArrowLeft", there, count)).toBe(start);
            }),
        ));

    test("other keys are left to the browser", () => expect(indexAfter("Tab", 0, 3)).toBeUndefined());
});

test("only what names a client is taken for a remembered choice", () => {
    expect(["js/fetch", "python/huggingface_hub", "js/huggingface.js"].every(isChoice)).toBe(true);
    expect([null, "", "fetch", "js/<img>", 'js/"]', `js/${"x".repeat(99)}`].some(isChoice)).toBe(false);
});
