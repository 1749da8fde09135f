import { randomNumbers } from "../../src/media/seeded-random.ts";

/** A seeded random source: the same seed gives the same requests. */
export type Chance = {
    /** An integer from 0 to below the limit. */
    readonly below: (limit: number) => number;
    /** True with the given probability. */
    readonly happens: (probability: number) => boolean;
    readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function createChance(seed: number): Chance {
    const next = randomNumbers(seed);
    const below = (limit: number) => Math.floor(next() * limit);
    return {
        below,
        happens: (probability) => next() < probability,
        pick: (items) => items[below(items.length)] ?? items[0],
    };
}
