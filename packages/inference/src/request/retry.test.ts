import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { delayAfter, isTemporary } from "./retry.ts";

const now = Date.UTC(2026, 0, 1);

describe("the wait before another try", () => {
    test("doubles, with half of it at random, up to half a minute", () => {
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, null, now, 0))).toEqual([250, 500, 1000, 15_000]);
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, null, now, 1))).toEqual([500, 1000, 2000, 30_000]);
    });

    test("is what Retry-After asks for, in seconds or as a date", () => {
        expect(delayAfter(1, "7", now, 0)).toBe(7000);
        expect(delayAfter(1, new Date(now + 9000).toUTCString(), now, 0)).toBe(9000);
    });

    test("is nothing for a date that has passed, and ours for a header that says nothing", () => {
        expect(delayAfter(1, new Date(now - 9000).toUTCString(), now, 0)).toBe(0);
        expect(delayAfter(1, "soon", now, 0)).toBe(250);
    });

    test("is never negative", () => {
        fc.assert(
            fc.property(
                fc.integer({ min: 1, max: 99 }),
                fc.option(fc.string()),
                fc.double({ min: 0, max: 1, noNaN: true }),
                (failed, header, random) => {
                    expect(delayAfter(failed, header, now, random)).toBeGreaterThanOrEqual(0);
                },
            ),
        );
    });
});

test("only what may pass is tried again", () => {
    const statuses = [400, 401, 403, 404, 408, 422, 429, 500, 501, 502, 503, 504];
    expect(statuses.filter(isTemporary)).toEqual([429, 502, 503, 504]);
});
