import { joined, latin, little } from "./bytes.ts";
import { rate } from "./sound.ts";

/** Encodes samples as WAV. @param note text of the comment */
export function wav(samples: Int16Array<ArrayBuffer>, note: string): Uint8Array<ArrayBuffer> {
    // A chunk must have an even length.
    const comment = latin(note.length % 2 ? `${note}\0` : `${note}\0\0`);
    const parts = joined(
        "WAVEfmt ",
        // PCM, one channel, 16 bits.
        [...little(16, 4), ...little(1, 2), ...little(1, 2), ...little(rate, 4), ...little(rate * 2, 4)],
        [...little(2, 2), ...little(16, 2)],
        "LIST",
        [...little(12 + comment.length, 4)],
        "INFOICMT",
        little(comment.length, 4),
        comment,
        "data",
        little(samples.length * 2, 4),
        littleBytes(samples),
    );
    return joined("RIFF", little(parts.length, 4), parts);
}

/** 16-bit samples as little-endian bytes. */
export function littleBytes(samples: Int16Array): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(samples.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < samples.length; index++) view.setInt16(index * 2, samples[index] ?? 0, true);
    return bytes;
}
