import { expect, test } from "vitest";
import { inventedItems, isInvented, smallest } from "./invented.ts";

test("the same seed invents the same items, and every run others", () => {
    expect(inventedItems(7, 1)).toEqual(inventedItems(7, 1));
    const names = [0, 1].flatMap((run) => Object.keys(inventedItems(7, run)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.every(isInvented)).toBe(true);
    expect(Object.values(inventedItems(7, 1))).not.toEqual(Object.values(inventedItems(8, 1)));
});

test("an item is found again by its name, and made smaller while something fails", async () => {
    const holdsDollar = (item: unknown) => typeof item === "string" && item.includes("$");
    const [name = "", item] = Object.entries(inventedItems(7, 1)).find(([, one]) => holdsDollar(one)) ?? [];
    const sampled: unknown[] = [];
    const found = await smallest(7, name, async (one) => {
        sampled.push(one);
        return !holdsDollar(one);
    });
    expect(sampled[0]).toEqual(item);
    expect(holdsDollar(found)).toBe(true);
    expect(String(found).length).toBeLessThan(String(item).length);
    expect(await smallest(7, name, async () => true)).toBeUndefined();
});
