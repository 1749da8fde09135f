import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { delayAfter, durationText, isTemporary, readRetryAfter } from "./retry.ts";

const now = Date.UTC(2026, 0, 1);

describe("the wait before another try", () => {
    test("doubles, with half of it at random, up to half a minute", () => {
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, 0))).toEqual([250, 500, 1000, 15_000]);
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, 1))).toEqual([500, 1000, 2000, 30_000]);
    });
});

test.each([
    [true, [408, 429, 500, 502, 503, 504, 520, 522, 524, 529]],
    [false, [400, 401, 403, 404, 409, 422, 501, 521]],
])("isTemporary: %s", (expected, statuses) => {
    expect(statuses.filter(isTemporary)).toEqual(expected ? statuses : []);
});

describe("what Retry-After asks for", () => {
    test("is nothing for a date that has passed, and unknown for a header that says nothing", () => {
        expect(readRetryAfter(new Date(now - 9000).toUTCString(), now)).toBe(0);
        expect(readRetryAfter("soon", now)).toBeUndefined();
        expect(readRetryAfter(null, now)).toBeUndefined();
    });

    test("is never negative", () => {
        fc.assert(
            fc.property(fc.string(), (header) => {
                expect(readRetryAfter(header, now) ?? 0).toBeGreaterThanOrEqual(0);
            }),
        );
    });
});

test.each([
    [0, "0 seconds"],
    [900, "1 second"],
    [61_000, "61 seconds"],
    [300_000, "5 minutes"],
    [3_600_000, "60 minutes"],
    [86_400_000, "24 hours"],
    [4 * 86_400_000, "4 days"],
])("%i milliseconds are %s", (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
});
