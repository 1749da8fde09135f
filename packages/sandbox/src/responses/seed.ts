/** Answers depend on the request and on nothing else: everything that looks like chance comes from a seed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Ends each part, so that two parts are not taken for one. */
const end = new Uint8Array(1);

/** Sixteen hexadecimal digits that stand for what was asked. */
export function seedOf(...parts: readonly (string | Uint8Array)[]): string {
    const hash = sha256.create();
    for (const part of parts) hash.update(typeof part === "string" ? utf8ToBytes(part) : part).update(end);
    return bytesToHex(hash.digest()).slice(0, 16);
}

/** Numbers from 0 up to 1 that follow from a seed, as many as are wanted. */
export function numbers(seed: string, count: number): number[] {
    return Array.from({ length: count }, (_, index) => {
        const digest = sha256(utf8ToBytes(`${seed}:${index}`));
        return new DataView(digest.buffer, digest.byteOffset).getUint32(0) / 2 ** 32;
    });
}

/** One of a list. */
export function pick<Item>(seed: string, [first, ...rest]: readonly [Item, ...Item[]]): Item {
    const [number = 0] = numbers(seed, 1);
    return [first, ...rest][Math.floor(number * (rest.length + 1))] ?? first;
}

/** The beginning of a text, to quote it. */
export function beginning(text: string, length = 60): string {
    const characters = [...text.replaceAll(/\s+/g, " ").trim()];
    return characters.length > length ? `${characters.slice(0, length).join("")}…` : characters.join("");
}
