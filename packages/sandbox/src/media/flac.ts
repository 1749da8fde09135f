import { BitWriter, big, cyclicSum, joined, latin, little } from "./bytes.ts";
import { rate } from "./sound.ts";

const blockSize = 4096;

/** Encodes samples as FLAC, uncompressed. @param note text of the comment tag */
export function flac(samples: Int16Array<ArrayBuffer>, note: string): Uint8Array<ArrayBuffer> {
    const vendor = latin("Callsheet");
    const comment = latin(`COMMENT=${note}`);
    const tags = joined(little(vendor.length, 4), vendor, little(1, 4), little(comment.length, 4), comment);
    const info = new BitWriter()
        .write(blockSize, 16)
        .write(blockSize, 16)
        .append(new Uint8Array(6)) // Minimum and maximum frame size: unknown.
        .write(rate, 20)
        .write(0, 3) // One channel.
        .write(15, 5) // 16 bits.
        .write(0, 12)
        .write(samples.length >>> 16, 8)
        .write(samples.length & 0xffff, 16)
        .append(new Uint8Array(16)); // The checksum of the samples: unknown.
    const frames = Array.from({ length: Math.ceil(samples.length / blockSize) }, (_, index) =>
        frame(samples.subarray(index * blockSize, (index + 1) * blockSize), index),
    );
    // The tags are the last metadata block.
    return joined("fLaC", [0, 0, 0, 34], info.bytes, [0x84, ...big(tags.length, 3)], tags, ...frames);
}

/** @param number below 2048 */
function frame(samples: Int16Array, number: number): Uint8Array {
    // Fixed block size, stated in the header; 16 kHz, repeated here for players that start in the middle; one channel;
    // 16 bits.
    const place = number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 0x3f)];
    const head = joined([0xff, 0xf8, 0x75, 0x08], place, big(samples.length - 1, 2));
    // A subframe with the samples as they are.
    const body = new BitWriter()
        .append(head)
        .write(cyclicSum(head, 8, 0x07), 8)
        .write(0x02, 8);
    for (const sample of samples) body.write(sample, 16);
    return joined(body.bytes, big(cyclicSum(body.bytes, 16, 0x8005), 2));
}
