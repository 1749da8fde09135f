/** A generator of random numbers in [0, 1) from a seed: mulberry32. */
export function randomNumbers(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/** A generator of random numbers in [0, 1) from a text; fast enough to call for each star of a sky. */
export function randomFromText(text: string): () => number {
    let seed = 0x811c9dc5;
    for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return randomNumbers(seed);
}
