import { zlibSync } from "fflate";
import { big, joined, latin } from "./bytes.ts";
import type { Picture } from "./picture.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encodes an image as PNG. @param note text of its description */
export function png({ width, height, points }: Picture, note: string): Uint8Array<ArrayBuffer> {
    return file(width, height, 2, rowsOf(points, width * 3), note);
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
