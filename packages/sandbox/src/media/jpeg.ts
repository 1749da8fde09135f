/** A JPEG encoder: baseline, in colour, with the tables of the standard's Annex K. */
import { BitWriter, big, joined } from "./bytes.ts";
import type { Picture } from "./picture.ts";

/** @param note text of the comment segment */
export function jpeg(picture: Picture, note: string): Uint8Array<ArrayBuffer> {
    const { width, height } = picture;
    return joined(
        [0xff, 0xd8],
        segment(0xe0, joined("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0])),
        segment(0xfe, joined(note)),
        segment(0xdb, [0, ...inZigzag(quantiser.light), 1, ...inZigzag(quantiser.colour)]),
        // Luma has one sample per pixel, chroma one per four pixels.
        segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
        segment(0xc4, [
            0x00,
            ...meansLight.table,
            0x10,
            ...restLight.table,
            0x01,
            ...meansColour.table,
            0x11,
            ...restColour.table,
        ]),
        segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0]),
        escaped(scan(picture)),
        [0xff, 0xd9],
    );
}

const segment = (marker: number, data: Uint8Array | readonly number[]) =>
    joined([0xff, marker], big(data.length + 2, 2), data);

/** Inserts a zero after each 0xff byte, so that it is not read as a marker. */
function escaped(bytes: Uint8Array): Uint8Array {
    const found: number[] = [];
    for (const byte of bytes) {
        found.push(byte);
        if (byte === 0xff) found.push(0);
    }
    return Uint8Array.from(found);
}

const quality = 0.4;
const quantised = (rows: string) => rows.split(" ").map((step) => Math.max(1, Math.round(Number(step) * quality)));
const quantiser = {
    light: quantised(
        "16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55 14 13 16 24 40 57 69 56 14 17 22 29 51 87 80 62 " +
            "18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92 49 64 78 87 103 121 120 101 72 92 95 98 112 100 103 99",
    ),
    colour: quantised(
        `17 18 24 47 99 99 99 99 18 21 26 66 99 99 99 99 24 26 56 99 99 99 99 99 47 66${" 99".repeat(38)}`,
    ),
};

/** The zigzag order of a block's coefficients, from the lowest frequency to the highest. */
const zigzag = Array.from({ length: 64 }, (_, index) => index).sort((one, other) => order(one) - order(other));

function order(index: number): number {
    const [x, y] = [index % 8, index >> 3];
    const diagonal = x + y;
    return diagonal * 8 + (diagonal % 2 ? y : x);
}

const inZigzag = (values: readonly number[]) => zigzag.map((index) => values[index] ?? 0);

/** A Huffman code, from the number of codes of each length and their symbols. */
function huffman(lengths: string, symbols: readonly number[]) {
    const counts = lengths.split(" ").map(Number);
    const words = new Uint32Array(256);
    let code = 0;
    let at = 0;
    counts.forEach((count, index) => {
        for (let left = count; left > 0; left--) {
            // The upper half holds the length, the lower half the code.
            words[symbols[at++] ?? 0] = ((index + 1) << 16) | code++;
        }
        code <<= 1;
    });
    return { table: [...counts, ...symbols], words };
}

const hex = (text: string) => (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
const means = Array.from({ length: 12 }, (_, index) => index);
const meansLight = huffman("0 1 5 1 1 1 1 1 1 0 0 0 0 0 0 0", means);
const meansColour = huffman("0 3 1 1 1 1 1 1 1 1 1 0 0 0 0 0", means);
const restLight = huffman(
    "0 2 1 3 3 2 4 3 5 5 4 4 0 0 1 125",
    hex(
        "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738" +
            "393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4" +
            "a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa",
    ),
);
const restColour = huffman(
    "0 2 1 2 4 4 3 4 7 5 4 4 0 1 2 119",
    hex(
        "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a353637" +
            "38393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2" +
            "a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa",
    ),
);

type Plane = { readonly samples: Float32Array; readonly across: number };

function scan({ width, height, points }: Picture): Uint8Array {
    const [across, down] = [Math.ceil(width / 16) * 16, Math.ceil(height / 16) * 16];
    const light = { samples: new Float32Array(across * down), across };
    const blue = { samples: new Float32Array((across * down) / 4), across: across / 2 };
    const red = { samples: new Float32Array((across * down) / 4), across: across / 2 };
    for (let y = 0; y < down; y++) {
        // Edge pixels are repeated beyond the edges.
        const row = Math.min(y, height - 1) * width;
        for (let x = 0; x < across; x++) {
            const at = (row + Math.min(x, width - 1)) * 3;
            const r = points[at] ?? 0;
            const g = points[at + 1] ?? 0;
            const b = points[at + 2] ?? 0;
            light.samples[y * across + x] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
            const half = (y >> 1) * blue.across + (x >> 1);
            blue.samples[half] = (blue.samples[half] ?? 0) + (-0.168736 * r - 0.331264 * g + 0.5 * b) / 4;
            red.samples[half] = (red.samples[half] ?? 0) + (0.5 * r - 0.418688 * g - 0.081312 * b) / 4;
        }
    }
    const bits = new BitWriter();
    const writers = [
        blockWriter(bits, light, quantiser.light, meansLight.words, restLight.words),
        blockWriter(bits, blue, quantiser.colour, meansColour.words, restColour.words),
        blockWriter(bits, red, quantiser.colour, meansColour.words, restColour.words),
    ] as const;
    for (let y = 0; y < down; y += 16) {
        for (let x = 0; x < across; x += 16) {
            for (const [dx, dy] of quarters) writers[0](x + dx, y + dy);
            writers[1](x / 2, y / 2);
            writers[2](x / 2, y / 2);
        }
    }
    return bits.align(1).bytes;
}

const quarters = [
    [0, 0],
    [8, 0],
    [0, 8],
    [8, 8],
] as const;

/** Writes the blocks of one plane; the DC coefficient as the difference from the previous block. */
function blockWriter(bits: BitWriter, plane: Plane, steps: readonly number[], means: Uint32Array, rest: Uint32Array) {
    let before = 0;
    const block = new Float32Array(64);
    const levels = new Int32Array(64);
    const word = (code: number) => bits.write(code & 0xffff, code >>> 16);
    /** Writes a number with the given number of bits; a negative one as the complement of its absolute value. */
    const number = (value: number, size: number) => bits.write(value < 0 ? value + 2 ** size - 1 : value, size);
    return (left: number, top: number) => {
        transform(plane, left, top, block);
        for (let index = 0; index < 64; index++) {
            const from = zigzag[index] ?? 0;
            levels[index] = Math.round((block[from] ?? 0) / (steps[from] ?? 1));
        }
        const mean = levels[0] ?? 0;
        const size = sizeOf(mean - before);
        word(means[size] ?? 0);
        number(mean - before, size);
        before = mean;
        let zeros = 0;
        for (let index = 1; index < 64; index++) {
            const level = levels[index] ?? 0;
            if (level === 0) {
                zeros++;
                continue;
            }
            for (; zeros > 15; zeros -= 16) word(rest[0xf0] ?? 0);
            const length = sizeOf(level);
            word(rest[zeros * 16 + length] ?? 0);
            number(level, length);
            zeros = 0;
        }
        if (zeros > 0) word(rest[0] ?? 0);
    };
}

const sizeOf = (value: number): number => 32 - Math.clz32(Math.abs(value));

/** Factors of the DCT, by frequency and position. */
const cosines = Float32Array.from({ length: 64 }, (_, index) => {
    const frequency = index >> 3;
    return 0.5 * (frequency === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * (index % 8) + 1) * frequency * Math.PI) / 16);
});
const between = new Float32Array(64);

/** Transforms samples to frequencies; a block of a single value, common in flat drawings, has only a DC coefficient. */
function transform({ samples, across }: Plane, left: number, top: number, block: Float32Array): void {
    const first = samples[top * across + left] ?? 0;
    let flat = true;
    for (let y = 0; y < 8 && flat; y++) {
        for (let x = 0; x < 8; x++) {
            if (Math.abs((samples[(top + y) * across + left + x] ?? 0) - first) > 0.01) flat = false;
        }
    }
    if (flat) {
        block.fill(0);
        block[0] = first * 8;
        return;
    }
    for (let y = 0; y < 8; y++) {
        const row = (top + y) * across + left;
        for (let u = 0; u < 8; u++) {
            let sum = 0;
            for (let x = 0; x < 8; x++) sum += (samples[row + x] ?? 0) * (cosines[u * 8 + x] ?? 0);
            between[y * 8 + u] = sum;
        }
    }
    for (let u = 0; u < 8; u++) {
        for (let v = 0; v < 8; v++) {
            let sum = 0;
            for (let y = 0; y < 8; y++) sum += (between[y * 8 + u] ?? 0) * (cosines[v * 8 + y] ?? 0);
            block[v * 8 + u] = sum;
        }
    }
}
