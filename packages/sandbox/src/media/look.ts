/** What a file of a picture says of itself: its kind and its size, and where they can be read cheaply, its colours. */
import { sha256 } from "@noble/hashes/sha2.js";
import { type Colour, hexOf, nameOfColour, palettes } from "./colour.ts";
import type { Picture } from "./picture.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";
import { drawn, type Size } from "./scene.ts";
import { sizeOf } from "./size.ts";
import { type Sniffed, sniff } from "./sniff.ts";
import { type Work, workAt, workIn } from "./work.ts";

export type Look = Size & {
    readonly kind: Sniffed | "picture";
    /** What it was drawn from, where the sandbox has drawn it. */
    readonly work?: Work;
    /** A small picture of it, 32 by 32; of a file that cannot be read, one that follows from its bytes. */
    readonly small: Picture;
    /** Whether its colours are its own. */
    readonly read: boolean;
};

const side = 32;

/** @param picture a file; or the address of one, which nobody reads here */
export function look(picture: Uint8Array | string): Look {
    const file = typeof picture === "string" ? new TextEncoder().encode(picture) : picture;
    const kind = sniff(file) ?? "picture";
    // The address of a file that the sandbox has made says all about it.
    const work = typeof picture === "string" ? workAt(picture) : workIn(file);
    const stated = typeof picture === "string" ? work && sizeOf(work) : sizeIn(file);
    const size = stated ?? { width: 640, height: 480 };
    // What the sandbox has drawn it draws again, smaller, whatever the file's kind.
    if (work) return { kind, ...size, work, small: drawn(work, { width: side, height: side }), read: true };
    const points = kind === "png" ? readPng(file) : kind === "jpeg" ? readJpeg(file) : undefined;
    return points
        ? { kind, ...size, small: smaller(points), read: true }
        : { kind, ...size, small: guessed(file), read: false };
}

/** A file that states more points than cameras make is broken, or is to break who reads it. */
const mostStated = 100_000_000;

/** The width and the height that a file states. */
export function sizeIn(file: Uint8Array): Size | undefined {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    try {
        const size = statedSize(sniff(file), file, view);
        return size && size.width > 0 && size.width * size.height <= mostStated && size.height > 0 ? size : undefined;
    } catch {
        return undefined; // The file ends too soon.
    }
}

function statedSize(kind: Sniffed | undefined, file: Uint8Array, view: DataView): Size | undefined {
    if (kind === "png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (kind === "gif") return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (kind === "jpeg") return jpegSize(file, view);
    if (kind !== "webp") return undefined;
    const form = String.fromCharCode(...file.subarray(12, 16));
    if (form === "VP8X") {
        const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
        return { width: three(24), height: three(27) };
    }
    if (form === "VP8L") {
        const bits = view.getUint32(21, true);
        return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function jpegSize(file: Uint8Array, view: DataView): Size | undefined {
    for (let at = 2; at + 9 < file.length; ) {
        const marker = view.getUint8(at + 1);
        if (view.getUint8(at) !== 0xff) return undefined;
        // A frame begins; three of these numbers mean something else.
        if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
            return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        }
        at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
    }
    return undefined;
}

/** The means of a picture's parts. */
function smaller({ width, height, points }: Picture): Picture {
    const small = new Uint8Array(side * side * 3);
    for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
            const sum = [0, 0, 0];
            let count = 0;
            const [top, bottom] = [Math.floor((y * height) / side), Math.ceil(((y + 1) * height) / side)];
            const [left, right] = [Math.floor((x * width) / side), Math.ceil(((x + 1) * width) / side)];
            // Of a large picture some points are enough.
            const step = Math.max(1, Math.floor((right - left) / 4));
            for (let row = top; row < bottom; row += step) {
                for (let column = left; column < right; column += step) {
                    for (let channel = 0; channel < 3; channel++) {
                        sum[channel] = (sum[channel] ?? 0) + (points[(row * width + column) * 3 + channel] ?? 0);
                    }
                    count++;
                }
            }
            for (let channel = 0; channel < 3; channel++)
                small[(y * side + x) * 3 + channel] = (sum[channel] ?? 0) / count;
        }
    }
    return { width: side, height: side, points: small };
}

/** Colours for a file that cannot be read: they follow from its bytes. */
function guessed(file: Uint8Array): Picture {
    const [seed = 0, ...rest] = sha256(file);
    const palette = palettes[seed % palettes.length] ?? [];
    const points = new Uint8Array(side * side * 3);
    for (let index = 0; index < side * side; index++) {
        const cell = (index >> 8) * 4 + ((index % side) >> 3);
        points.set(palette[(rest[cell] ?? 0) % palette.length] ?? [128, 128, 128], index * 3);
    }
    return { width: side, height: side, points };
}

/** Each point of the small picture. */
export function pointsOf({ small: { points } }: Pick<Look, "small">): Colour[] {
    return Array.from({ length: points.length / 3 }, (_, index) => [
        points[index * 3] ?? 0,
        points[index * 3 + 1] ?? 0,
        points[index * 3 + 2] ?? 0,
    ]);
}

/** The colours in it by name, and how much of it each fills: the first the most, and all of them 1. */
export function coloursOf(given: Pick<Look, "small">): { name: string; share: number; mean: Colour }[] {
    const points = pointsOf(given);
    const groups = Map.groupBy(points, nameOfColour);
    return [...groups]
        .map(([name, group]) => ({ name, share: group.length / points.length, mean: meanOf(group) }))
        .sort((one, other) => other.share - one.share);
}

export function meanOf(colours: readonly Colour[]): Colour {
    const sum = (channel: 0 | 1 | 2) => colours.reduce((total, one) => total + one[channel], 0) / colours.length;
    return [sum(0), sum(1), sum(2)];
}

/** Its sixteen colours, four rows of four, as a work holds them. */
export function washOf(given: Pick<Look, "small">): string {
    const points = pointsOf(given);
    return Array.from({ length: 16 }, (_, cell) => {
        const group = points.filter((_point, index) => index >> 8 === cell >> 2 && (index % side) >> 3 === cell % 4);
        return hexOf(meanOf(group));
    }).join("");
}

/** What a picture becomes when it is changed by a prompt. */
export function changedWork(given: Look, prompt: string, seed: string): Work {
    const { work } = given;
    // A drawing of the sandbox is drawn again, with what the prompt asks for.
    if (work)
        return { ...work, seed: work.seed ?? work.text, text: prompt === "" ? work.text : `${work.text}; ${prompt}` };
    return { text: prompt, seed, colours: washOf(given) };
}
