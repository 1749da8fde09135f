/** A JPEG encoder: baseline, in colour. Flat drawings stay small with the plainest codes. */
import { BitWriter, big, joined } from "./bytes.ts";
import type { Picture } from "./picture.ts";

/** @param note text of the comment segment */
export function jpeg(picture: Picture, note: string): Uint8Array<ArrayBuffer> {
    const { width, height } = picture;
    return joined(
        [0xff, 0xd8],
        segment(0xe0, joined("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0])),
        segment(0xfe, joined(note)),
        segment(0xdb, [0, ...zigzag.map((index) => steps[index] ?? 1)]),
        // Three components, each with one sample per pixel.
        segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
        segment(0xc4, [0x00, ...meanCode, 0x10, ...restCode]),
        segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
        escaped(scan(picture)),
        [0xff, 0xd9],
    );
}

const segment = (marker: number, data: Uint8Array | readonly number[]) =>
    joined([0xff, marker], big(data.length + 2, 2), data);

/** Inserts a zero after each 0xff byte, so that it is not read as a marker. */
function escaped(bytes: Uint8Array): Uint8Array {
    const escapedBytes = new BitWriter();
    for (const byte of bytes) escapedBytes.write(byte === 0xff ? 0xff00 : byte, byte === 0xff ? 16 : 8);
    return escapedBytes.bytes;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Huffman codes, as the number of codes of each length and their symbols. The code of a mean's size is its number. */
const meanCode = [0, 0, 0, 12, ...Array<number>(12).fill(0), ...numbers(12)];
/** The end of a block is a zero; any other symbol has the nine bits of 255 and its number. */
const restCode = [1, 0, 0, 0, 0, 0, 0, 0, 254, ...Array<number>(7).fill(0), ...numbers(255)];

/** The steps of the frequencies of a block of 8 by 8: high ones are coarser. */
const steps = numbers(64).map((index) => 4 + 3 * ((index % 8) + (index >> 3)));

/** The zigzag order of a block's coefficients, from the lowest frequency to the highest. */
const zigzag = numbers(64).sort((one, other) => order(one) - order(other));

function order(index: number): number {
    const [x, y] = [index % 8, index >> 3];
    return (x + y) * 8 + ((x + y) % 2 ? y : x);
}

/** Light, blue and red of a pixel. */
const components: readonly (readonly [number, number, number, number])[] = [
    [0.299, 0.587, 0.114, -128],
    [-0.168736, -0.331264, 0.5, 0],
    [0.5, -0.418688, -0.081312, 0],
];

function scan({ width, height, pixels }: Picture): Uint8Array {
    const bits = new BitWriter();
    const means = [0, 0, 0];
    const block = new Float32Array(64);
    for (let top = 0; top < height; top += 8) {
        for (let left = 0; left < width; left += 8) {
            for (const [component, [red, green, blue, shift]] of components.entries()) {
                for (let index = 0; index < 64; index++) {
                    // Edge pixels are repeated beyond the edges.
                    const row = Math.min(height - 1, top + (index >> 3));
                    const at = (row * width + Math.min(width - 1, left + (index % 8))) * 3;
                    block[index] =
                        red * (pixels[at] ?? 0) + green * (pixels[at + 1] ?? 0) + blue * (pixels[at + 2] ?? 0) + shift;
                }
                means[component] = writeBlock(bits, block, means[component] ?? 0);
            }
        }
    }
    return bits.align(1).bytes;
}

/** Writes a block, its mean as the difference from the previous one. @returns its mean */
function writeBlock(bits: BitWriter, block: Float32Array, before: number): number {
    const first = block[0] ?? 0;
    // Most blocks of a drawing are flat: they have a mean alone.
    const isFlat = block.every((sample) => Math.abs(sample - first) < 0.01);
    if (!isFlat) transform(block);
    const mean = Math.round((isFlat ? first * 8 : (block[0] ?? 0)) / (steps[0] ?? 1));
    bits.write(bitsOf(mean - before), 4);
    writeNumber(bits, mean - before);
    let zeros = 0;
    for (let index = 1; index < 64 && !isFlat; index++) {
        const from = zigzag[index] ?? 0;
        const level = Math.round((block[from] ?? 0) / (steps[from] ?? 1));
        if (level === 0) {
            zeros++;
            continue;
        }
        for (; zeros > 15; zeros -= 16) bits.write(restWord(0xf0), 9);
        bits.write(restWord(zeros * 16 + bitsOf(level)), 9);
        writeNumber(bits, level);
        zeros = 0;
    }
    if (isFlat || zeros > 0) bits.write(0, 1);
    return mean;
}

/** The code of a symbol that is not the end. */
const restWord = (symbol: number): number => 255 + symbol;

const bitsOf = (value: number): number => 32 - Math.clz32(Math.abs(value));

/** Writes a number; a negative one as the complement of its absolute value. */
const writeNumber = (bits: BitWriter, value: number) =>
    bits.write(value < 0 ? value + 2 ** bitsOf(value) - 1 : value, bitsOf(value));

/** Factors of the discrete cosine transform, by frequency and position. */
const cosines = Float32Array.from({ length: 64 }, (_, index) => {
    const frequency = index >> 3;
    return 0.5 * (frequency === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * (index % 8) + 1) * frequency * Math.PI) / 16);
});

/** Transforms samples to frequencies, in place. */
function transform(block: Float32Array): void {
    // The rows, then the columns.
    for (const [along, across] of [
        [1, 8],
        [8, 1],
    ] as const) {
        const samples = block.slice();
        for (let line = 0; line < 8; line++) {
            for (let frequency = 0; frequency < 8; frequency++) {
                let sum = 0;
                for (let at = 0; at < 8; at++) {
                    sum += (samples[line * across + at * along] ?? 0) * (cosines[frequency * 8 + at] ?? 0);
                }
                block[line * across + frequency * along] = sum;
            }
        }
    }
}
