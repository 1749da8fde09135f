import { zlibSync } from "fflate";
import { numbers } from "../responses/seed.ts";

const side = 16;

/** A real PNG, 16 by 16: four squares whose colours follow from the seed. `gray` makes the black and white of a mask. */
export function png(seed: string, gray = false): Uint8Array<ArrayBuffer> {
    const colours = numbers(seed, 12).map((number) => Math.floor(number * 256));
    const channels = gray ? 1 : 3;
    const rows = Array.from({ length: side }, (_, y) => [
        0, // Each row begins with the number of its filter: none.
        ...Array.from({ length: side }, (_, x) => {
            const square = (y < side / 2 ? 0 : 2) + (x < side / 2 ? 0 : 1);
            return gray ? [(colours[square] ?? 0) > 96 ? 255 : 0] : colours.slice(square * 3, square * 3 + 3);
        }).flat(),
    ]);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8);
    return Uint8Array.from(
        Buffer.concat([
            Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
            chunk("IHDR", header),
            chunk("IDAT", Buffer.from(zlibSync(Buffer.from(rows.flat())))),
            chunk("IEND", Buffer.alloc(0)),
        ]),
    );
}

function chunk(name: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
}

/** The checksum of PNG: CRC-32, a bit at a time. */
function crc32(bytes: Uint8Array): number {
    let rest = 0xffffffff;
    for (const byte of bytes) {
        rest ^= byte;
        for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    }
    return ~rest >>> 0;
}
