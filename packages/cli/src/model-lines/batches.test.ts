import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOrder } from "./batches.ts";

async function* items(count: number, log: string[] = []): AsyncGenerator<number, void, undefined> {
    try {
        for (let item = 0; item < count; item++) {
            log.push(`read ${item}`);
            yield item;
        }
    } finally {
        log.push("closed");
    }
}

describe("inOrder", () => {
    test("keeps the order, whichever is ready first, and never works on more than it may", () =>
        fc.assert(
            fc.asyncProperty(
                fc.array(fc.nat(5), { maxLength: 30 }),
                fc.integer({ min: 1, max: 6 }),
                async (turns, maxAtOnce) => {
                    let working = 0;
                    let atOnce = 0;
                    const work = async (item: number) => {
                        atOnce = Math.max(atOnce, ++working);
                        for (let turn = 0; turn < (turns[item] ?? 0); turn++) await setImmediate();
                        working--;
                        return item;
                    };
                    const results: number[] = [];
                    for await (const result of inOrder(items(turns.length), work, maxAtOnce)) results.push(result);
                    expect(results).toEqual([...turns.keys()]);
                    expect(atOnce).toBeLessThanOrEqual(maxAtOnce);
                },
            ),
            { numRuns: 50 },
        ));

    test("reads no more than there is room for while nobody takes what is ready", async () => {
        const log: string[] = [];
        const results = inOrder(items(100, log), async (item) => item, 3);
        await results.next();
        for (let turn = 0; turn < 20; turn++) await setImmediate();
        expect(log.length).toBeLessThanOrEqual(5);
        await results.return();
        expect(log.at(-1)).toBe("closed");
    });

    test("gives what is ready although the next item does not come", async () => {
        async function* slow() {
            yield "ready";
            await new Promise(() => {});
        }
        const results = inOrder(slow(), async (item) => item, 4);
        expect(await results.next()).toEqual({ done: false, value: "ready" });
    });

    test("fails in its turn, and closes the items", async () => {
        const log: string[] = [];
        const work = async (item: number) => {
            if (item === 2) throw new Error("broken");
            return item;
        };
        const collected: number[] = [];
        const taking = async () => {
            for await (const item of inOrder(items(100, log), work, 8)) collected.push(item);
        };
        await expect(taking()).rejects.toThrow("broken");
        expect(collected).toEqual([0, 1]);
        expect(log.at(-1)).toBe("closed");
    });
});
