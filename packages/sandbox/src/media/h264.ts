/**
 * An H.264 encoder, constrained baseline, without prediction: a macroblock that does not change is skipped, and any other
 * is written as raw samples (I_PCM). Drawings change little from frame to frame.
 */
import { BitWriter } from "./bytes.ts";
import type { Picture, Size } from "./picture.ts";

export type H264 = {
    /** The sequence parameter set. */
    readonly sequence: Uint8Array<ArrayBuffer>;
    /** The picture parameter set. */
    readonly picture: Uint8Array<ArrayBuffer>;
    /** One slice per frame. */
    readonly frames: readonly Uint8Array<ArrayBuffer>[];
};

/** Encodes frames of one size, with even sides. */
export function h264(size: Size, pictures: readonly Picture[]): H264 {
    const [across, down] = [Math.ceil(size.width / 16), Math.ceil(size.height / 16)];
    const squares = Array.from({ length: across * down }, (_, index) => [index % across, Math.floor(index / across)]);
    let before: readonly Uint8Array[] = [];
    const frames = pictures.map((picture, index) => {
        const samples = squares.map(([x = 0, y = 0]) => samplesAt(picture, x * 16, y * 16));
        const frame = slice(samples, before, index);
        before = samples;
        return frame;
    });
    return { sequence: sequenceOf(size, across, down), picture: pictureSet(), frames };
}

/** Writes numbers in Exp-Golomb code, `ue(v)`. */
function golomb(bits: BitWriter, ...values: readonly number[]): BitWriter {
    for (const value of values) {
        const size = 31 - Math.clz32(value + 1);
        bits.write(0, size).write(value + 1, size + 1);
    }
    return bits;
}

/** A unit, with emulation prevention bytes, so that it contains no start code. */
function unit(head: number, bits: BitWriter): Uint8Array<ArrayBuffer> {
    const guarded = new BitWriter().write(head, 8);
    let zeros = 0;
    for (const byte of bits.write(1, 1).align().bytes) {
        if (zeros >= 2 && byte <= 3) {
            guarded.write(3, 8);
            zeros = 0;
        }
        guarded.write(byte, 8);
        zeros = byte === 0 ? zeros + 1 : 0;
    }
    return guarded.bytes;
}

function sequenceOf({ width, height }: Size, across: number, down: number): Uint8Array<ArrayBuffer> {
    // Profile and level; id 0; 4 bits of frame number; output order is decoding order; one reference frame.
    const bits = golomb(new BitWriter().write(66, 8).write(0xc0, 8).write(30, 8), 0, 0, 2, 1).write(0, 1);
    // Whole frames, cropped on the right and at the bottom.
    golomb(bits, across - 1, down - 1).write(0b111, 3);
    return unit(0x67, golomb(bits, 0, (across * 16 - width) / 2, 0, (down * 16 - height) / 2).write(0, 1));
}

function pictureSet(): Uint8Array<ArrayBuffer> {
    // One slice group, one reference, no weighted prediction, default quantisers; deblocking is set in each slice.
    const bits = golomb(golomb(new BitWriter(), 0, 0).write(0, 2), 0, 0, 0).write(0, 3);
    return unit(0x68, golomb(bits, 0, 0, 0).write(0b100, 3));
}

/** A frame as the macroblocks that differ from those before. */
function slice(samples: readonly Uint8Array[], before: readonly Uint8Array[], index: number): Uint8Array<ArrayBuffer> {
    const isFirst = index === 0;
    // First macroblock 0; slice type I or P for all slices; parameter set 0; frame number modulo 16.
    const bits = golomb(new BitWriter(), 0, isFirst ? 7 : 5, 0).write(index % 16, 4);
    if (isFirst) golomb(bits, 0).write(0, 2);
    else bits.write(0, 3);
    // The quantiser is unused; deblocking is off, since the samples are exact.
    golomb(bits, 0, 1);
    let skipped = 0;
    for (const [square, values] of samples.entries()) {
        if (!isFirst && values.every((value, at) => value === before[square]?.[at])) {
            skipped++;
            continue;
        }
        if (!isFirst) golomb(bits, skipped);
        skipped = 0;
        golomb(bits, isFirst ? 25 : 30)
            .align()
            .append(values);
    }
    if (skipped > 0) golomb(bits, skipped);
    return unit(isFirst ? 0x65 : 0x61, bits);
}

/** The samples of a macroblock: 16 by 16 of light, then 8 by 8 of blue and of red. */
function samplesAt({ width, height, points }: Picture, left: number, top: number): Uint8Array {
    const samples = new Uint8Array(384);
    for (let index = 0; index < 256; index++) {
        const [x, y] = [index % 16, index >> 4];
        // Edge pixels are repeated beyond the edges.
        const at = (Math.min(top + y, height - 1) * width + Math.min(left + x, width - 1)) * 3;
        const [red = 0, green = 0, blue = 0] = [points[at], points[at + 1], points[at + 2]];
        samples[index] = 16.5 + 0.257 * red + 0.504 * green + 0.098 * blue;
        if (x % 2 || y % 2) continue;
        const half = 256 + (y >> 1) * 8 + (x >> 1);
        samples[half] = 128.5 - 0.148 * red - 0.291 * green + 0.439 * blue;
        samples[half + 64] = 128.5 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
    return samples;
}
