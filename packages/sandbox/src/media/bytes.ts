/** Helpers to write binary file formats. */

export type Part = Uint8Array | readonly number[] | string;

/** Concatenates parts; strings are encoded as Latin-1. */
export function joined(...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
    const lists = parts.map((part) => (typeof part === "string" ? latin(part) : part));
    const all = new Uint8Array(lists.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const list of lists) {
        all.set(list, at);
        at += list.length;
    }
    return all;
}

export const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** An integer as big-endian bytes. */
export const big = (value: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) & 0xff);

/** An integer as little-endian bytes. */
export const little = (value: number, count: number): number[] => big(value, count).reverse();

/** Writes bits, most significant first. */
export class BitWriter {
    readonly #bytes: number[] = [];
    #rest = 0;
    #bits = 0;

    /** @param count 0 to 24 */
    write(value: number, count: number): this {
        this.#rest = (this.#rest << count) | (value & (2 ** count - 1));
        this.#bits += count;
        while (this.#bits >= 8) {
            this.#bits -= 8;
            this.#bytes.push((this.#rest >>> this.#bits) & 0xff);
        }
        this.#rest &= (1 << this.#bits) - 1;
        return this;
    }

    /** Pads the last byte. */
    align(bit: 0 | 1 = 0): this {
        const free = (8 - this.#bits) % 8;
        return this.write(bit === 1 ? 2 ** free - 1 : 0, free);
    }

    /** Appends whole bytes; the writer must be aligned. */
    append(bytes: Iterable<number>): this {
        for (const byte of bytes) this.#bytes.push(byte);
        return this;
    }

    /** The whole bytes written so far. */
    get bytes(): Uint8Array<ArrayBuffer> {
        return Uint8Array.from(this.#bytes);
    }
}

/** A CRC of 8 or 16 bits. */
export function cyclicSum(bytes: Uint8Array, bits: 8 | 16, polynomial: number): number {
    const top = 1 << (bits - 1);
    let sum = 0;
    for (const byte of bytes) {
        sum ^= byte << (bits - 8);
        for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & (2 ** bits - 1);
    }
    return sum;
}
