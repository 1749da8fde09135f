import { describe, expect, test, vi } from "vitest";
import { startClock, withQueue } from "./clock.ts";

describe("the limit of a whole call", () => {
    const left = ({ deadline }: { readonly deadline: number }) => deadline - Date.now();

    test("is a quarter of an hour, with ten minutes more for a queue", () => {
        vi.useFakeTimers();
        expect(left(startClock(undefined))).toBe(900_000);
        expect(left(withQueue(startClock(undefined)))).toBe(1_500_000);
        expect(left(withQueue(startClock(undefined, { queue: 60_000 })))).toBe(960_000);
        vi.useRealTimers();
    });

    test("is none for a stream, which has a limit between its events", () => {
        const clock = startClock(undefined, {}, true);
        expect(clock.deadline).toBe(Number.POSITIVE_INFINITY);
        expect(clock.timeouts.idle).toBe(60_000);
    });

    test.each([true, false])("is what the caller sets, in a queue too (stream: %s)", (stream) => {
        vi.useFakeTimers();
        const clock = startClock(undefined, { total: 5000 }, stream);
        expect(left(clock)).toBe(5000);
        expect(left(withQueue(clock))).toBe(5000);
        vi.useRealTimers();
    });
});
