import { numbers } from "../responses/seed.ts";

/** A real JPEG, 8 by 8, of one gray that follows from the seed: one block with nothing but its mean. */
export function jpeg(seed: string): Uint8Array<ArrayBuffer> {
    const [number = 0] = numbers(seed, 1);
    // With a quantiser of 8 the mean of a block is stored as it is; 7 bits and a sign cover black to white.
    const mean = Math.round((number * 2 - 1) * 120);
    return Uint8Array.from([
        ...[0xff, 0xd8],
        ...segment(0xe0, [...Buffer.from("JFIF\0", "latin1"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
        ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
        ...segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
        // One Huffman code of 4 bits for each size of a mean, and one of 1 bit for "the block ends here".
        ...segment(0xc4, [0x00, ...lengths(4, 8), 0, 1, 2, 3, 4, 5, 6, 7]),
        ...segment(0xc4, [0x10, ...lengths(1, 1), 0]),
        ...segment(0xda, [1, 1, 0x00, 0, 63, 0]),
        ...packed(`${meanBits(mean)}0`),
        ...[0xff, 0xd9],
    ]);
}

const segment = (marker: number, data: readonly number[]) => [
    ...[0xff, marker],
    ...[(data.length + 2) >> 8, (data.length + 2) & 0xff],
    ...data,
];

/** How many codes there are of each length from 1 to 16 bits. */
const lengths = (length: number, count: number) =>
    Array.from({ length: 16 }, (_, index) => (index + 1 === length ? count : 0));

function meanBits(mean: number): string {
    const size = mean === 0 ? 0 : Math.abs(mean).toString(2).length;
    const value = mean < 0 ? mean + 2 ** size - 1 : mean;
    return size.toString(2).padStart(4, "0") + (size === 0 ? "" : value.toString(2).padStart(size, "0"));
}

function packed(bits: string): number[] {
    const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
    const bytes = (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    return bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]));
}
