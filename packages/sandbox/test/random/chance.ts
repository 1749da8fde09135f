import { numbersFrom } from "../../src/media/chance.ts";

/** Chance from a seed: the same seed, the same requests. */
export type Chance = {
    /** From 0 up to 1. */
    readonly next: () => number;
    /** A whole number below a limit. */
    readonly below: (limit: number) => number;
    /** Whether something happens that happens so often. */
    readonly happens: (probability: number) => boolean;
    readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function createChance(seed: number): Chance {
    const next = numbersFrom(seed);
    const below = (limit: number) => Math.floor(next() * limit);
    return {
        next,
        below,
        happens: (probability) => next() < probability,
        pick: (items) => items[below(items.length)] ?? items[0],
    };
}
