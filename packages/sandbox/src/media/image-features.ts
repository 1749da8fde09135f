/** Features of an image file: its format, its size and, if they can be read cheaply, its colours. */
import { sha256 } from "@noble/hashes/sha2.js";
import { type Colour, hexOf, nameOfColour, palettes } from "./colour.ts";
import { type MediaSpec, specInFile, specInUrl } from "./media-spec.ts";
import { type Picture, type Size, sizeOf } from "./picture.ts";
import { readPng } from "./png.ts";
import { drawScene } from "./scene.ts";
import { type Sniffed, sniff } from "./sniff.ts";

export type ImageFeatures = Size & {
    readonly kind: Sniffed | "picture";
    /** What it was generated from, if the sandbox made it. */
    readonly spec?: MediaSpec;
    /** The colours of a thumbnail, 32 by 32, row by row; for an unreadable file, colours derived from its bytes. */
    readonly pixels: readonly Colour[];
    /** Whether these are the real colours. */
    readonly read: boolean;
};

const side = 32;

/** @param image the bytes of a file, or a URL, which is not fetched */
export function imageFeatures(image: Uint8Array | string): ImageFeatures {
    const file = typeof image === "string" ? new TextEncoder().encode(image) : image;
    const kind = sniff(file) ?? "picture";
    // The URL of a generated file encodes what it was generated from.
    const spec = typeof image === "string" ? specInUrl(image) : specInFile(file);
    const stated = typeof image === "string" ? spec && sizeOf(spec) : sizeIn(file);
    const size = stated ?? { width: 640, height: 480 };
    // An image of the sandbox is drawn again at a smaller size, whatever its file format.
    const picture = spec ? drawScene(spec, { width: side, height: side }) : kind === "png" ? readPng(file) : undefined;
    const pixels = picture ? thumbnailOf(picture) : guessed(file);
    return { kind, ...size, ...(spec && { spec }), pixels, read: picture !== undefined };
}

/** More pixels than any camera produces: such a file is broken or malicious. */
const maxStated = 100_000_000;

/** The width and the height that a file states. */
export function sizeIn(file: Uint8Array): Size | undefined {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    try {
        const size = statedSize(sniff(file), file, view);
        return size && size.width > 0 && size.width * size.height <= maxStated && size.height > 0 ? size : undefined;
    } catch {
        return undefined; // The file is truncated.
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
        // Start of frame, except three markers of this range that mean something else.
        if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
            return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        }
        at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
    }
    return undefined;
}

/** The samples of each pixel of a thumbnail, across and down: enough for its mean colour. */
const samples = 4;

/** Scales an image down to a thumbnail of mean colours. */
function thumbnailOf({ width, height, pixels }: Picture): readonly Colour[] {
    const at = (cell: number, sample: number, length: number) =>
        Math.floor(((cell + (sample + 0.5) / samples) * length) / side);
    return Array.from({ length: side * side }, (_, index) =>
        meanOf(
            Array.from({ length: samples ** 2 }, (_, sample): Colour => {
                const row = at(Math.floor(index / side), Math.floor(sample / samples), height);
                const from = (row * width + at(index % side, sample % samples, width)) * 3;
                return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
            }),
        ),
    );
}

/** A made-up thumbnail for an unreadable file, of 4 by 4 colours derived from its bytes. */
function guessed(file: Uint8Array): readonly Colour[] {
    const [seed = 0, ...rest] = sha256(file);
    const palette = palettes[seed % palettes.length] ?? [];
    return Array.from({ length: side * side }, (_, index) => {
        const byte = rest[cellOf(index)] ?? 0;
        return palette[byte % palette.length] ?? [128, 128, 128];
    });
}

/** The cell of a thumbnail's pixel in a grid of 4 by 4. */
const cellOf = (index: number): number => (index >> 8) * 4 + ((index % side) >> 3);

/** The colour names of the image and their shares, largest first. The shares sum to 1. */
export function coloursOf({ pixels }: Pick<ImageFeatures, "pixels">): { name: string; share: number; mean: Colour }[] {
    const groups = Map.groupBy(pixels, nameOfColour);
    return [...groups]
        .map(([name, group]) => ({ name, share: group.length / pixels.length, mean: meanOf(group) }))
        .sort((one, other) => other.share - one.share);
}

export function meanOf(colours: readonly Colour[]): Colour {
    const sum = (channel: 0 | 1 | 2) => colours.reduce((total, one) => total + one[channel], 0) / colours.length;
    return [sum(0), sum(1), sum(2)];
}

/** The sixteen mean colours of a grid of 4 by 4, in the format of `MediaSpec.colours`. */
function colourGridOf({ pixels }: ImageFeatures): string {
    const cells = Map.groupBy(pixels.keys(), cellOf);
    return [...cells.values()].map((cell) => hexOf(meanOf(cell.map((index) => pixels[index] ?? [0, 0, 0])))).join("");
}

/** The spec of an image that a prompt has changed. */
export function changedSpec(image: ImageFeatures, prompt: string, seed: string): MediaSpec {
    const { spec } = image;
    // An image of the sandbox is drawn again, with the prompt added.
    if (spec)
        return { ...spec, seed: spec.seed ?? spec.text, text: prompt === "" ? spec.text : `${spec.text}; ${prompt}` };
    return { text: prompt, seed, colours: colourGridOf(image) };
}
