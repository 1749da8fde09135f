import { numbers } from "../responses/seed.ts";

const rate = 8000;

/** A real WAV: a tenth of a second of a tone whose pitch follows from the seed. */
export function wav(seed: string): Uint8Array<ArrayBuffer> {
    const [number = 0] = numbers(seed, 1);
    const pitch = 220 + Math.floor(number * 660);
    const samples = rate / 10;
    const file = Buffer.alloc(44 + samples * 2);
    file.write("RIFF", 0, "latin1");
    file.writeUInt32LE(file.length - 8, 4);
    file.write("WAVEfmt ", 8, "latin1");
    file.writeUInt32LE(16, 16);
    file.writeUInt16LE(1, 20); // Plain samples,
    file.writeUInt16LE(1, 22); // one channel of them,
    file.writeUInt32LE(rate, 24);
    file.writeUInt32LE(rate * 2, 28);
    file.writeUInt16LE(2, 32);
    file.writeUInt16LE(16, 34); // of 16 bits.
    file.write("data", 36, "latin1");
    file.writeUInt32LE(samples * 2, 40);
    for (let index = 0; index < samples; index++) {
        file.writeInt16LE(Math.round(Math.sin((2 * Math.PI * pitch * index) / rate) * 8000), 44 + index * 2);
    }
    return Uint8Array.from(file);
}
