import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keptProgram } from "./kept-program.ts";

function memory() {
    const items = new Map<string, string>();
    return {
        items,
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => void items.set(key, text),
        removeItem: (key: string) => void items.delete(key),
    };
}

const key = "program /en/course/2 1";

describe("a program that the reader has changed", () => {
    test("is kept, whatever it holds, until it is reset", () =>
        fc.assert(
            fc.property(fc.string(), fc.string(), (original, text) => {
                const storage = memory();
                const kept = keptProgram(key, () => storage);
                kept.keep(original, text);
                expect(keptProgram(key, () => storage).read(original)).toBe(text);
                kept.forget();
                expect([kept.read(original), storage.items.size]).toEqual([undefined, 0]);
            }),
        ));

    test("is not laid over another program, which stands there since", () => {
        const storage = memory();
        keptProgram(key, () => storage).keep("print(1)", "print(2)");
        expect(keptProgram(key, () => storage).read("print(3)")).toBeUndefined();
        expect(keptProgram("program /en/course/2 2", () => storage).read("print(1)")).toBeUndefined();
    });

    test.each(["", "{", "3", '["print(1)"]', '["print(1)",2]'])("is none if the browser holds %j", (text) => {
        const storage = memory();
        storage.items.set(key, text);
        expect(keptProgram(key, () => storage).read("print(1)")).toBeUndefined();
    });

    test("is lost, and nothing else, where the browser keeps nothing", () => {
        const kept = keptProgram(key, () => {
            throw new Error("denied");
        });
        kept.keep("print(1)", "print(2)");
        kept.forget();
        expect(kept.read("print(1)")).toBeUndefined();
    });
});
