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

/** The generator of mulberry32. */
export function createChance(seed: number): Chance {
    let state = seed >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const below = (limit: number) => Math.floor(next() * limit);
    return {
        next,
        below,
        happens: (probability) => next() < probability,
        pick: (items) => items[below(items.length)] ?? items[0],
    };
}
