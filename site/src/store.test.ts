import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a store tells of each new value those who want to know, until they no longer do", () => {
    const store = createStore("first");
    const tell = vi.fn(() => store.now());
    const end = store.subscribe(tell);
    store.set("second");
    expect(tell).toHaveReturnedWith("second");
    end();
    store.set("third");
    expect(tell).toHaveBeenCalledTimes(1);
    expect(store.now()).toBe("third");
});
