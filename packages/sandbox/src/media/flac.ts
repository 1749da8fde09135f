import { md5 } from "@noble/hashes/legacy.js";
import { numbers } from "../responses/seed.ts";

const rate = 8000;
const blockSize = 192;
const blocks = 8;

/** A real FLAC: steps of a level that follow from the seed, 16 bits, one channel. */
export function flac(seed: string): Uint8Array<ArrayBuffer> {
    const levels = numbers(seed, blocks).map((number) => Math.floor((number * 2 - 1) * 8000));
    const samples = Buffer.alloc(blocks * blockSize * 2);
    levels.forEach((level, block) => {
        for (let index = 0; index < blockSize; index++) samples.writeInt16LE(level, (block * blockSize + index) * 2);
    });
    const info = Buffer.alloc(34);
    info.writeUInt16BE(blockSize, 0);
    info.writeUInt16BE(blockSize, 2);
    // 20 bits of rate, 3 of channels - 1, 5 of bits - 1, 36 of samples.
    info.writeBigUInt64BE((BigInt(rate) << 44n) | (15n << 36n) | BigInt(blocks * blockSize), 10);
    info.set(md5(samples), 18);
    return Uint8Array.from(
        Buffer.concat([
            Buffer.from("fLaC", "latin1"),
            Buffer.from([0x80, 0, 0, info.length]), // The last block of metadata, and the only one.
            info,
            ...levels.map(frame),
        ]),
    );
}

/** One frame of one constant level. */
function frame(level: number, number: number): Buffer {
    // Fixed block size: 192 samples; 8 kHz; one channel; 16 bits; the frame's number.
    const header = Buffer.from([0xff, 0xf8, 0x14, 0x08, number]);
    const body = Buffer.concat([header, Buffer.from([check(header, 8, 0x07)]), Buffer.from([0x00, 0, 0])]);
    body.writeInt16BE(level, body.length - 2);
    const end = Buffer.alloc(2);
    end.writeUInt16BE(check(body, 16, 0x8005));
    return Buffer.concat([body, end]);
}

function check(data: Buffer, bits: 8 | 16, polynomial: number): number {
    const top = 1 << (bits - 1);
    let sum = 0;
    for (const byte of data) {
        sum ^= byte << (bits - 8);
        for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & (2 ** bits - 1);
    }
    return sum;
}
