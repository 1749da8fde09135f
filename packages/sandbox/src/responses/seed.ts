/** Responses are deterministic: everything that looks random is derived from a seed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Separates the parts in the hash. */
const end = new Uint8Array(1);

/** A seed from parts of the request: sixteen hexadecimal digits. */
export function seedOf(...parts: readonly (string | Uint8Array)[]): string {
    const hash = sha256.create();
    for (const part of parts) hash.update(typeof part === "string" ? utf8ToBytes(part) : part).update(end);
    return bytesToHex(hash.digest()).slice(0, 16);
}

/** Random numbers in [0, 1) from a seed. */
export function numbers(seed: string, count: number): number[] {
    return Array.from({ length: count }, (_, index) => {
        const digest = sha256(utf8ToBytes(`${seed}:${index}`));
        return new DataView(digest.buffer, digest.byteOffset).getUint32(0) / 2 ** 32;
    });
}

/** Picks an item by a seed; undefined of an empty list. */
export function pick<Item>(seed: string, items: readonly Item[]): Item | undefined {
    const [number = 0] = numbers(seed, 1);
    return items[Math.floor(number * items.length)];
}

/** The beginning of a text as an excerpt. */
export function beginning(text: string, length = 60): string {
    // Of a long text, only as much is split into characters as is needed: a character has one or two code units.
    const characters = [
        ...text
            .replaceAll(/\s+/g, " ")
            .trim()
            .slice(0, 2 * length + 2),
    ];
    return characters.length > length ? `${characters.slice(0, length).join("")}…` : characters.join("");
}

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
