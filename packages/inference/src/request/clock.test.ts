import { afterEach, describe, expect, test, vi } from "vitest";
import { textClassification } from "../generated/helpers.ts";
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

afterEach(() => vi.unstubAllGlobals());

/** The error of a call on a platform with an old `Promise`; nothing may be sent. */
async function errorWithout(process: unknown) {
    class OldPromise extends Promise<unknown> {}
    Object.defineProperty(OldPromise, "withResolvers", { value: undefined });
    vi.stubGlobal("Promise", OldPromise);
    vi.stubGlobal("process", process);
    const fetch = vi.fn<typeof globalThis.fetch>();
    const error = await textClassification({ model: "a/b", inputs: "x" }, { fetch }).catch((reason: unknown) => reason);
    expect(fetch).not.toHaveBeenCalled();
    return error;
}

test("an older Node is told so, in one sentence", async () => {
    expect(await errorWithout({ versions: { node: "20.20.2" } })).toMatchObject({
        name: "InputError",
        message: "@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is 20.20.2.",
    });
});

test("so is an older browser", async () => {
    expect(await errorWithout(undefined)).toMatchObject({
        message: expect.stringContaining("this is an older platform"),
    });
});
