import { md5 } from "@noble/hashes/legacy.js";
import { BitWriter, big, cyclicSum, joined, latin, little } from "./bytes.ts";
import { rate } from "./sound.ts";
import { littleBytes } from "./wav.ts";

const blockSize = 4096;
/** The partition order: a block has 2 ** 4 partitions, each with its own Rice parameter. */
const partition = 4;

/** Encodes samples as FLAC. @param note text of the comment tag */
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
        .write(samples.length & 0xffff, 16);
    const frames: Uint8Array[] = [];
    for (let start = 0; start < samples.length; start += blockSize) {
        frames.push(frame(samples.subarray(start, start + blockSize), start / blockSize));
    }
    return joined(
        "fLaC",
        [0, 0, 0, 34],
        info.bytes,
        md5(littleBytes(samples)),
        [0x84, ...big(tags.length, 3)], // The last metadata block.
        tags,
        ...frames,
    );
}

/** @param number below 2048 */
function frame(samples: Int16Array, number: number): Uint8Array {
    const whole = samples.length === blockSize;
    const head = joined(
        // Fixed block size; 4096 samples, or a block size in the header; 16 kHz, repeated here for players that start
        // in the middle; one channel; 16 bits.
        [0xff, 0xf8, whole ? 0xc5 : 0x75, 0x08],
        number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 0x3f)],
        whole ? [] : big(samples.length - 1, 2),
    );
    const body = new BitWriter().append(head).write(cyclicSum(head, 8, 0x07), 8);
    const { order, rest } = best(samples);
    // A subframe with a fixed predictor, of order 0 to 4.
    body.write(0, 1)
        .write(8 | order, 6)
        .write(0, 1);
    for (let index = 0; index < order; index++) body.write(samples[index] ?? 0, 16);
    const parts = whole ? partition : 0;
    body.write(0, 2).write(parts, 4);
    const length = samples.length >> parts;
    for (let part = 0; part < 2 ** parts; part++) {
        writeRice(body, rest.subarray(part === 0 ? order : part * length, (part + 1) * length));
    }
    const bytes = body.align().bytes;
    return joined(bytes, big(cyclicSum(bytes, 16, 0x8005), 2));
}

/** The fixed predictor with the smallest residual. */
function best(samples: Int16Array): { order: number; rest: Int32Array } {
    let rest = Int32Array.from(samples);
    let found = { order: 0, rest };
    let least = costOf(rest);
    for (let order = 1; order <= Math.min(4, samples.length - 1); order++) {
        // Each order predicts the residual of the order before.
        const next = new Int32Array(rest.length);
        for (let index = order; index < rest.length; index++) next[index] = (rest[index] ?? 0) - (rest[index - 1] ?? 0);
        rest = next;
        const cost = costOf(rest);
        if (cost < least) {
            least = cost;
            found = { order, rest };
        }
    }
    return found;
}

const costOf = (rest: Int32Array): number => rest.reduce((sum, value) => sum + Math.abs(value), 0);

/** Writes numbers in Rice code: the high part in unary, the low bits as they are. */
function writeRice(bits: BitWriter, values: Int32Array): void {
    const mean = costOf(values) / Math.max(1, values.length);
    const low = Math.min(14, Math.max(0, Math.ceil(Math.log2(mean + 1e-9))));
    bits.write(low, 4);
    for (const value of values) {
        const folded = value < 0 ? -2 * value - 1 : 2 * value;
        bits.unary(folded >>> low).write(folded, low);
    }
}
