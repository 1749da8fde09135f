/**
 * Pictures as H.264, constrained baseline. Nothing is transformed: a square of 16 by 16 that is as it was is skipped, one
 * that continues its neighbours is said to do so, and any other is written point by point. Flat drawings need few of those.
 */
import { BitWriter, joined } from "./bytes.ts";
import type { Bounds, Picture } from "./picture.ts";

export type H264 = {
    /** How the stream is to be read. */
    readonly sequence: Uint8Array<ArrayBuffer>;
    readonly picture: Uint8Array<ArrayBuffer>;
    /** A picture each. */
    readonly frames: readonly Uint8Array<ArrayBuffer>[];
};

/** A square is so wide and high. */
export const squareSide = 16;

export type Frame = {
    readonly picture: Picture;
    /** The squares in which it may differ from the one before. */
    readonly changed: readonly Bounds[];
};

/** All pictures have one size, of even numbers. In the first, everything is new. */
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
    const picture = unit(0x68, ue(ue(new BitWriter(), 0), 0).write(0, 2), (bits) => {
        // One group of slices, one reference, no weights; nothing about quantisers; the filter is switched in each slice.
        for (const value of [0, 0, 0]) ue(bits, value);
        bits.write(0, 3);
        for (const value of [0, 0, 0]) ue(bits, value);
        return bits.write(0b100, 3);
    });
    return { sequence, picture, frames };
}

/** A number in a code of Golomb's: as many zeros as it has bits, then itself. */
function ue(bits: BitWriter, value: number): BitWriter {
    const size = 31 - Math.clz32(value + 1);
    return bits.write(0, size).write(value + 1, size + 1);
}

function unit(head: number, bits: BitWriter, more: (bits: BitWriter) => BitWriter = (same) => same) {
    return joined([head], guarded(more(bits).write(1, 1).align().bytes));
}

/** Three bytes that could be taken for the beginning of a unit are kept apart by a 3. */
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
    // Its number; frames are counted to 16; their order is that of the file; one reference.
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
    /** Light, blue and red; the colours at half the size. */
    readonly planes: readonly [Plane, Plane, Plane];
};

function emptyPlanes(across: number, down: number): Planes {
    const half = () => ({ samples: new Uint8Array((across * down) / 4), across: across / 2 });
    return { across, down, planes: [{ samples: new Uint8Array(across * down), across }, half(), half()] };
}

/** Takes one square over into planes; beyond the edges the last points go on. */
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

/** Writes a picture over the one before, as whoever reads it will see it. */
function slice(drawn: Planes, written: Planes, isNew: Uint8Array, index: number): Uint8Array<ArrayBuffer> {
    const bits = new BitWriter();
    const first = index === 0;
    // It begins with the first square; all of one kind; the parameters of number 0; its number of sixteen.
    ue(ue(ue(bits, 0), first ? 7 : 5), 0).write(index % 16, 4);
    if (first) ue(bits, 0).write(0, 2);
    else bits.write(0, 2).write(0, 1);
    // The quantiser is not used, and no filter may smooth what is right already.
    ue(ue(bits, 0), 1);
    const [across, down] = [drawn.across / 16, drawn.down / 16];
    /** Whether a square was written point by point: its neighbours' code depends on it. */
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
            // Numbers for "downwards" and "to the right": 0 and 1 for the light, 2 and 1 for the colours.
            ue(ue(ue(bits, kind + (light === "down" ? 1 : 2)), colours === "down" ? 2 : 1), 0);
            bits.write(...nothingLeft(raw, across, x, y));
        } else {
            ue(bits, kind + 25).align();
            copy(drawn, written, x, y);
            append(bits, drawn, x, y);
            raw[square] = 1;
        }
    }
    if (skipped > 0) ue(bits, skipped);
    return unit(first ? 0x65 : 0x61, bits);
}

/** The word for a square of which nothing is left over, which depends on how much its neighbours have. */
function nothingLeft(raw: Uint8Array, across: number, x: number, y: number): readonly [number, number] {
    const at = y * across + x;
    const left = x > 0 ? (raw[at - 1] ?? 0) * 16 : undefined;
    const above = y > 0 ? (raw[at - across] ?? 0) * 16 : undefined;
    const both = left !== undefined && above !== undefined ? (left + above + 1) >> 1 : (left ?? above ?? 0);
    if (both < 2) return [1, 1];
    return both < 8 ? [0b1111, 4] : [0b000011, 6];
}

const channels = [0, 1, 2] as const;

function append(bits: BitWriter, { planes }: Planes, x: number, y: number): void {
    for (const plane of channels) {
        const { samples, across } = planes[plane];
        const side = plane === 0 ? 16 : 8;
        for (let row = 0; row < side; row++) {
            const start = (y * side + row) * across + x * side;
            bits.append(samples.subarray(start, start + side));
        }
    }
}

function copy(from: Planes, to: Planes, x: number, y: number): void {
    for (const plane of channels) {
        const { samples, across } = from.planes[plane];
        const side = plane === 0 ? 16 : 8;
        for (let row = 0; row < side; row++) {
            const start = (y * side + row) * across + x * side;
            to.planes[plane].samples.set(samples.subarray(start, start + side), start);
        }
    }
}

/** Nobody sees a difference of so many steps in 255. */
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

/** Whether a square continues the points above it or to its left; if so, it is noted as that. */
function guess(drawn: Planes, written: Planes, x: number, y: number, which: readonly (0 | 1 | 2)[]) {
    const ways = [...(x > 0 ? (["right"] as const) : []), ...(y > 0 ? (["down"] as const) : [])];
    const way = ways.find((each) => which.every((plane) => continued(drawn, written, x, y, plane, each, false)));
    if (way) for (const plane of which) continued(drawn, written, x, y, plane, way, true);
    return way;
}

/** @param note whether the square is to be filled in, and not to be compared */
function continued(
    drawn: Planes,
    written: Planes,
    x: number,
    y: number,
    plane: 0 | 1 | 2,
    way: "right" | "down",
    note: boolean,
): boolean {
    const { samples, across } = written.planes[plane];
    const wanted = drawn.planes[plane].samples;
    const side = plane === 0 ? 16 : 8;
    for (let row = 0; row < side; row++) {
        const start = (y * side + row) * across + x * side;
        for (let column = 0; column < side; column++) {
            const from = way === "right" ? start - 1 : (y * side - 1) * across + x * side + column;
            const value = samples[from] ?? 0;
            if (note) samples[start + column] = value;
            else if (Math.abs((wanted[start + column] ?? 0) - value) > 1) return false;
        }
    }
    return true;
}
