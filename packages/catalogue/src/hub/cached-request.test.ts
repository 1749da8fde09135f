import { describe, expect, test, vi } from "vitest";
import { cachedRequest } from "./cached-request.ts";

const cacheLimits = { room: 2, lifetime: 60_000 };

/** A fake request, and functions that resolve or reject each call. */
function source() {
    const questions: { question: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
    const ask = vi.fn(
        (question: string, signal: AbortSignal) =>
            new Promise<string>((resolve, reject) => {
                questions.push({ question, signal, answer: resolve, fail: () => reject(new Error("It failed.")) });
            }),
    );
    return { questions, ask };
}

describe("cached requests", () => {
    test("are asked for once by all who ask at the same time, and kept", async () => {
        const { questions, ask } = source();
        const shared = cachedRequest(ask, cacheLimits);
        const both = Promise.all([shared("who?", undefined), shared("who?", undefined)]);
        questions[0]?.answer("me");
        expect(await both).toEqual(["me", "me"]);
        expect(await shared("who?", undefined)).toBe("me");
        expect(ask).toHaveBeenCalledTimes(1);
    });

    test("are forgotten after their time, and the oldest when there are too many", async () => {
        const ask = vi.fn(async (question: string) => question);
        const brief = cachedRequest(ask, { room: 2, lifetime: -1 });
        await brief("a", undefined);
        await brief("a", undefined);
        expect(ask).toHaveBeenCalledTimes(2);
        ask.mockClear();
        const narrow = cachedRequest(ask, cacheLimits);
        for (const question of ["a", "b", "c", "b", "a"]) await narrow(question, undefined);
        expect(ask.mock.calls.map(([question]) => question)).toEqual(["a", "b", "c", "a"]);
    });

    test("are not kept where the asking failed", async () => {
        const { questions, ask } = source();
        const shared = cachedRequest(ask, cacheLimits);
        const first = shared("who?", undefined);
        questions[0]?.fail();
        await expect(first).rejects.toThrow("It failed.");
        const second = shared("who?", undefined);
        questions[1]?.answer("me");
        expect(await second).toBe("me");
    });

    test("leave alone whoever stays, when somebody leaves", async () => {
        const { questions, ask } = source();
        const shared = cachedRequest(ask, cacheLimits);
        const leaving = new AbortController();
        const left = shared("who?", leaving.signal);
        const stays = shared("who?", undefined);
        leaving.abort("enough");
        await expect(left).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
        expect(questions[0]?.signal.aborted).toBe(false);
        questions[0]?.answer("me");
        expect(await stays).toBe("me");
    });

    test("are no longer asked for when all have left", async () => {
        const { questions, ask } = source();
        const shared = cachedRequest(ask, cacheLimits);
        const leaving = new AbortController();
        const left = shared("who?", leaving.signal);
        leaving.abort();
        await expect(left).rejects.toMatchObject({ name: "AbortError" });
        expect(questions[0]?.signal.aborted).toBe(true);
        await expect(shared("who?", AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
        expect(ask).toHaveBeenCalledTimes(1);
    });
});
