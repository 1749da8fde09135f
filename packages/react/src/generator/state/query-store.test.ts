import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "./query-store.ts";

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
});

describe("a query that is kept in memory", () => {
    test("begins with the query that it is given", () => {
        const store = memoryStore("?task=summarization");
        expect([store.now(), store.readPlace(), store.isTyped()]).toEqual([
            "?task=summarization",
            "?task=summarization",
            false,
        ]);
    });

    test("is changed at once where somebody chooses", () => {
        const store = memoryStore("");
        store.navigate("?provider=groq", "push");
        expect([store.now(), store.readPlace(), store.isTyped()]).toEqual(["?provider=groq", "?provider=groq", false]);
    });

    test("is changed at once and written at a pause where somebody types", () => {
        const store = memoryStore("");
        store.navigate("?model=a", "replace");
        vi.advanceTimersByTime(200);
        store.navigate("?model=ab", "replace");
        vi.advanceTimersByTime(200);
        expect([store.now(), store.readPlace(), store.isTyped()]).toEqual(["?model=ab", "", true]);
        vi.advanceTimersByTime(100);
        expect(store.readPlace()).toBe("?model=ab");
    });

    test("loses nothing that was typed before a choice", () => {
        const store = memoryStore("");
        store.navigate("?model=a", "replace");
        store.navigate("?model=a&provider=groq", "push");
        vi.advanceTimersByTime(1000);
        expect([store.now(), store.readPlace()]).toEqual(["?model=a&provider=groq", "?model=a&provider=groq"]);
    });

    test("is heard by everybody who has subscribed, until they leave", () => {
        const store = memoryStore("");
        const one = vi.fn();
        const other = vi.fn();
        const leave = store.subscribe(one);
        store.subscribe(other);
        store.navigate("?provider=groq", "push");
        leave();
        store.navigate("?provider=auto", "push");
        expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
    });
});
