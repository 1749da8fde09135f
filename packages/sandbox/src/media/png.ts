/** Writes and reads PNG. */
import { Unzlib, zlibSync } from "fflate";
import { big, joined, latin } from "./bytes.ts";
import type { Picture } from "./picture.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encodes an image as PNG. @param note text of its description */
export function png({ width, height, pixels }: Picture, note: string): Uint8Array<ArrayBuffer> {
    return file(width, height, 2, rowsOf(pixels, width * 3), note);
}

/** Encodes a mask as PNG, white inside. @param covered 0 to 255 for each pixel */
export function maskPng(
    { width, height }: Pick<Picture, "width" | "height">,
    covered: Uint8Array,
): Uint8Array<ArrayBuffer> {
    return file(width, height, 0, rowsOf(covered, width), undefined);
}

function file(width: number, height: number, colourType: 0 | 2, rows: Uint8Array, note: string | undefined) {
    return joined(
        signature,
        chunk("IHDR", [...big(width, 4), ...big(height, 4), 8, colourType, 0, 0, 0]),
        ...(note === undefined ? [] : [chunk("tEXt", latin(`Description\0${note}`))]),
        chunk("IDAT", zlibSync(rows, { level: 4, mem: 4 })),
        chunk("IEND", []),
    );
}

/** Rows with their filter type: none, which compresses flat images best. */
function rowsOf(values: Uint8Array, length: number): Uint8Array {
    const count = values.length / length;
    const rows = new Uint8Array(count * (length + 1));
    for (let row = 0; row < count; row++) {
        rows.set(values.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
    }
    return rows;
}

function chunk(name: string, data: Uint8Array | readonly number[]): Uint8Array {
    const body = joined(name, data);
    return joined(big(data.length, 4), body, big(crc32(body), 4));
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    return rest;
});

function crc32(bytes: Uint8Array): number {
    let rest = 0xffffffff;
    for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0);
    return ~rest >>> 0;
}

/** Larger images are not decoded: this would take too long. */
const maxPixels = 4_200_000;

/** A file has a chunk for some kilobytes of pixels; one with more chunks is malicious. */
const maxChunks = 10_000;

/** The compressed bytes that are taken at once. They unpack to a thousand times as many at most. */
const step = 4096;

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Decodes a PNG with 8 bits per channel; undefined for an unsupported, too large or broken file. */
export function readPng(file: Uint8Array): Picture | undefined {
    try {
        return readPicture(file);
    } catch {
        return undefined; // The file is truncated or invalid.
    }
}

function readPicture(file: Uint8Array): Picture | undefined {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    const [bits = 0, colourType = 0, , , interlaced = 0] = file.subarray(24, 29);
    const channels = channelsOf[colourType];
    if (bits !== 8 || channels === undefined || interlaced !== 0 || width * height > maxPixels) return undefined;
    if (width * height === 0) return undefined;
    let palette: Uint8Array = new Uint8Array();
    const parts: Uint8Array[] = [];
    for (let at = 8, chunks = 0; at + 12 <= file.length && chunks < maxChunks; chunks++) {
        const length = view.getUint32(at);
        const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
        const data = file.subarray(at + 8, at + 8 + length);
        if (name === "IDAT") parts.push(data);
        if (name === "PLTE") palette = data;
        at += length + 12;
    }
    const values = unfiltered(unpacked(parts, (width * channels + 1) * height), width * channels, channels);
    const pixels = new Uint8Array(width * height * 3);
    for (let index = 0; index < pixels.length; index++) {
        const [pixel, channel] = [Math.floor(index / 3), index % 3];
        const value = values[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
        pixels[index] = colourType === 3 ? (palette[value * 3 + channel] ?? 0) : value;
    }
    return { width, height, pixels };
}

/** Unpacks as many bytes as are due, and no more: a small file may hold any number. */
function unpacked(parts: readonly Uint8Array[], due: number): Uint8Array {
    const bytes = new Uint8Array(due);
    let length = 0;
    const stream = new Unzlib((piece) => {
        bytes.set(piece.subarray(0, due - length), length);
        length += Math.min(piece.length, due - length);
    });
    for (const part of parts) {
        for (let at = 0; at < part.length && length < due; at += step) stream.push(part.subarray(at, at + step));
    }
    if (length < due) throw new RangeError("The file ends too soon.");
    return bytes;
}

/** Reverses the filter of each row. */
function unfiltered(rows: Uint8Array, length: number, step: number): Uint8Array {
    const values = new Uint8Array((rows.length / (length + 1)) * length);
    for (let at = 0; at < values.length; at++) {
        const [row, index] = [Math.floor(at / length), at % length];
        const kind = rows[row * (length + 1)] ?? 0;
        const left = index < step ? 0 : (values[at - step] ?? 0);
        const above = values[at - length] ?? 0;
        const corner = index < step ? 0 : (values[at - length - step] ?? 0);
        const guess = kind < 4 ? ([0, left, above, (left + above) >> 1][kind] ?? 0) : nearest(left, above, corner);
        values[at] = (rows[at + row + 1] ?? 0) + guess;
    }
    return values;
}

/** The neighbour that is nearest to what a plane through all three would give. */
function nearest(left: number, above: number, corner: number): number {
    const far = (neighbour: number) => Math.abs(left + above - corner - neighbour);
    return [left, above, corner].reduce((best, one) => (far(one) < far(best) ? one : best));
}
