import { numbers } from "../responses/seed.ts";

/** A real MP3: some silent frames of MPEG-1 layer III, 128 kbit/s at 44.1 kHz; how many follows from the seed. */
export function mp3(seed: string): Uint8Array<ArrayBuffer> {
    const [number = 0] = numbers(seed, 1);
    // A frame whose side information is all zeros decodes to silence.
    const frame = Buffer.alloc(417);
    frame.set([0xff, 0xfb, 0x90, 0xc4]);
    return Uint8Array.from(Buffer.concat(Array.from({ length: 3 + Math.floor(number * 8) }, () => frame)));
}
