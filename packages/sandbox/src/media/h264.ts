/**
 * An H.264 encoder, constrained baseline, without transforms. An unchanged macroblock is skipped, one that continues
 * its neighbours is intra-predicted, and any other is written as raw samples (I_PCM). Flat drawings need few of those.
 */
import { BitWriter, joined } from "./bytes.ts";
import type { Bounds, Picture } from "./picture.ts";

export type H264 = {
    /** The sequence parameter set. */
    readonly sequence: Uint8Array<ArrayBuffer>;
    /** The picture parameter set. */
    readonly picture: Uint8Array<ArrayBuffer>;
    /** One slice per frame. */
    readonly frames: readonly Uint8Array<ArrayBuffer>[];
};

/** Side of a macroblock, in pixels. */
export const squareSide = 16;

export type Frame = {
    readonly picture: Picture;
    /** The macroblocks that may differ from the previous frame. */
    readonly changed: readonly Bounds[];
};

/** Encodes frames of one size, with even sides. The first frame is encoded completely. */
export function h264({ width, height }: Pick<Picture, "width" | "height">, given: Iterable<Frame>): H264 {
    const sequence = sequenceOf(width, height);
    const [across, down] = [Math.ceil(width / squareSide), Math.ceil(height / squareSide)];
    const planes = () => emptyPlanes(across * squareSide, down * squareSide);
    const [drawn, written] = [planes(), planes()];
    const all = new Uint8Array(across * down).fill(1);
    const frames: Uint8Array<ArrayBuffer>[] = [];
    for (const { picture, changed } of given) {
        const isNew = frames.length === 0 ? all : new Uint8Array(across * down);
        for (const [left, top] of changed) isNew[(top / squareSide) * across + left / squareSide] = 1;
        isNew.forEach((one, square) => {
            if (one) convert(picture, drawn, (square % across) * squareSide, Math.floor(square / across) * squareSide);
        });
        frames.push(slice(drawn, written, isNew, frames.length));
    }
    return { sequence, picture: pictureSet(), frames };
}

function pictureSet(): Uint8Array<ArrayBuffer> {
    const bits = ue(ue(new BitWriter(), 0), 0).write(0, 2);
    // One slice group, one reference, no weighted prediction, default quantisers; deblocking is set in each slice.
    for (const value of [0, 0, 0]) ue(bits, value);
    bits.write(0, 3);
    for (const value of [0, 0, 0]) ue(bits, value);
    return unit(0x68, bits.write(0b100, 3));
}

/** Writes a number in Exp-Golomb code, `ue(v)`. */
function ue(bits: BitWriter, value: number): BitWriter {
    const size = 31 - Math.clz32(value + 1);
    return bits.write(0, size).write(value + 1, size + 1);
}

const unit = (head: number, bits: BitWriter) => joined([head], guarded(bits.write(1, 1).align().bytes));

/** Inserts emulation prevention bytes, so that the payload contains no start code. */
function guarded(bytes: Uint8Array): Uint8Array {
    const kept = new Uint8Array(Math.ceil(bytes.length * 1.5) + 1);
    let length = 0;
    let zeros = 0;
    for (const byte of bytes) {
        if (zeros >= 2 && byte <= 3) {
            kept[length++] = 3;
            zeros = 0;
        }
        kept[length++] = byte;
        zeros = byte === 0 ? zeros + 1 : 0;
    }
    return kept.subarray(0, length);
}

function sequenceOf(width: number, height: number): Uint8Array<ArrayBuffer> {
    const bits = new BitWriter().write(66, 8).write(0xc0, 8).write(30, 8);
    // Id 0; 4 bits of frame number; output order is decoding order; one reference frame.
    for (const value of [0, 0, 2, 1]) ue(bits, value);
    bits.write(0, 1);
    const [across, down] = [Math.ceil(width / 16), Math.ceil(height / 16)];
    ue(ue(bits, across - 1), down - 1).write(0b11, 2);
    const [right, bottom] = [(across * 16 - width) / 2, (down * 16 - height) / 2];
    bits.write(right + bottom > 0 ? 1 : 0, 1);
    if (right + bottom > 0) for (const value of [0, right, 0, bottom]) ue(bits, value);
    return unit(0x67, bits.write(0, 1));
}

type Plane = { readonly samples: Uint8Array; readonly across: number };
type Planes = {
    readonly across: number;
    readonly down: number;
    /** Luma, blue and red chroma; chroma has half the width and height. */
    readonly planes: readonly [Plane, Plane, Plane];
};

function emptyPlanes(across: number, down: number): Planes {
    const half = () => ({ samples: new Uint8Array((across * down) / 4), across: across / 2 });
    return { across, down, planes: [{ samples: new Uint8Array(across * down), across }, half(), half()] };
}

/** Converts one macroblock to YCbCr; edge pixels are repeated beyond the edges. */
function convert({ width, height, points }: Picture, { planes }: Planes, left: number, top: number): void {
    const [light, blue, red] = planes;
    for (let y = top; y < top + squareSide; y++) {
        for (let x = left; x < left + squareSide; x++) {
            const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
            const r = points[at] ?? 0;
            const g = points[at + 1] ?? 0;
            const b = points[at + 2] ?? 0;
            light.samples[y * light.across + x] = 16.5 + 0.257 * r + 0.504 * g + 0.098 * b;
            if (x % 2 || y % 2) continue;
            const half = (y >> 1) * blue.across + (x >> 1);
            blue.samples[half] = 128.5 - 0.148 * r - 0.291 * g + 0.439 * b;
            red.samples[half] = 128.5 + 0.439 * r - 0.368 * g - 0.071 * b;
        }
    }
}

/** Encodes one frame, and updates `written` to what a decoder will show. */
function slice(drawn: Planes, written: Planes, isNew: Uint8Array, index: number): Uint8Array<ArrayBuffer> {
    const bits = new BitWriter();
    const first = index === 0;
    // First macroblock 0; slice type I or P for all slices; parameter set 0; frame number modulo 16.
    ue(ue(ue(bits, 0), first ? 7 : 5), 0).write(index % 16, 4);
    if (first) ue(bits, 0).write(0, 2);
    else bits.write(0, 2).write(0, 1);
    // The quantiser is unused; deblocking is off, since the samples are exact.
    ue(ue(bits, 0), 1);
    const [across, down] = [drawn.across / 16, drawn.down / 16];
    /** Whether a macroblock is I_PCM: the codes of its neighbours depend on it. */
    const raw = new Uint8Array(across * down);
    let skipped = 0;
    for (let square = 0; square < across * down; square++) {
        const [x, y] = [square % across, Math.floor(square / across)];
        if (!first && (isNew[square] === 0 || isLike(drawn, written, x, y))) {
            skipped++;
            continue;
        }
        if (!first) ue(bits, skipped);
        skipped = 0;
        const kind = first ? 0 : 5;
        const [light, colours] = [guess(drawn, written, x, y, [0]), guess(drawn, written, x, y, [1, 2])];
        if (light !== undefined && colours !== undefined) {
            // Prediction modes, vertical and horizontal: 0 and 1 for luma, 2 and 1 for chroma.
            ue(ue(ue(bits, kind + (light === "down" ? 1 : 2)), colours === "down" ? 2 : 1), 0);
            bits.write(...nothingLeft(raw, across, x, y));
        } else {
            ue(bits, kind + 25).align();
            writeSamples(bits, drawn, written, x, y);
            raw[square] = 1;
        }
    }
    if (skipped > 0) ue(bits, skipped);
    return unit(first ? 0x65 : 0x61, bits);
}

/** The code of an empty residual, which depends on the number of coefficients in the neighbours. */
function nothingLeft(raw: Uint8Array, across: number, x: number, y: number): readonly [number, number] {
    const at = y * across + x;
    const left = x > 0 ? (raw[at - 1] ?? 0) * 16 : undefined;
    const above = y > 0 ? (raw[at - across] ?? 0) * 16 : undefined;
    const both = left !== undefined && above !== undefined ? (left + above + 1) >> 1 : (left ?? above ?? 0);
    if (both < 2) return [1, 1];
    return both < 8 ? [0b1111, 4] : [0b000011, 6];
}

const channels = [0, 1, 2] as const;

/** Writes a macroblock as raw samples. */
function writeSamples(bits: BitWriter, drawn: Planes, written: Planes, x: number, y: number): void {
    for (const plane of channels) {
        const { samples, across } = drawn.planes[plane];
        const side = plane === 0 ? 16 : 8;
        for (let row = 0; row < side; row++) {
            const start = (y * side + row) * across + x * side;
            const line = samples.subarray(start, start + side);
            bits.append(line);
            written.planes[plane].samples.set(line, start);
        }
    }
}

/** An invisible difference, in steps of 255. */
const unseen = 2;

function isLike(drawn: Planes, before: Planes, x: number, y: number): boolean {
    for (const plane of channels) {
        const { samples, across } = drawn.planes[plane];
        const other = before.planes[plane].samples;
        const side = plane === 0 ? 16 : 8;
        for (let row = 0; row < side; row++) {
            const start = (y * side + row) * across + x * side;
            for (let at = start; at < start + side; at++) {
                if (Math.abs((samples[at] ?? 0) - (other[at] ?? 0)) > unseen) return false;
            }
        }
    }
    return true;
}

/** The direction in which a macroblock continues its neighbours, if any; if so, `written` is updated. */
function guess(drawn: Planes, written: Planes, x: number, y: number, which: readonly (0 | 1 | 2)[]) {
    const directions = [...(x > 0 ? (["right"] as const) : []), ...(y > 0 ? (["down"] as const) : [])];
    const direction = directions.find((each) =>
        which.every((plane) => continued(drawn, written, x, y, plane, each, false)),
    );
    if (direction) for (const plane of which) continued(drawn, written, x, y, plane, direction, true);
    return direction;
}

/** @param note whether to fill in the macroblock instead of comparing it */
function continued(
    drawn: Planes,
    written: Planes,
    x: number,
    y: number,
    plane: 0 | 1 | 2,
    direction: "right" | "down",
    note: boolean,
): boolean {
    const { samples, across } = written.planes[plane];
    const wanted = drawn.planes[plane].samples;
    const side = plane === 0 ? 16 : 8;
    for (let row = 0; row < side; row++) {
        const start = (y * side + row) * across + x * side;
        for (let column = 0; column < side; column++) {
            const from = direction === "right" ? start - 1 : (y * side - 1) * across + x * side + column;
            const value = samples[from] ?? 0;
            if (note) samples[start + column] = value;
            else if (Math.abs((wanted[start + column] ?? 0) - value) > 1) return false;
        }
    }
    return true;
}
