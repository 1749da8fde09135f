import { expect, test, vi } from "vitest";
import { createStore } from "./token.ts";

test("a store notifies its subscribers of each new value until they unsubscribe", () => {
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
