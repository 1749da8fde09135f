import { joined, latin, little } from "./bytes.ts";
import { rate } from "./sound.ts";

/** Encodes samples as WAV. @param note text of the comment */
export function wav(samples: Int16Array<ArrayBuffer>, note: string): Uint8Array<ArrayBuffer> {
    // A chunk must have an even length.
    const comment = latin(note.length % 2 ? `${note}\0` : `${note}\0\0`);
    // PCM, one channel, 16 bits.
    const format = [...little(1, 2), ...little(1, 2), ...little(rate, 4), ...little(rate * 2, 4), 2, 0, 16, 0];
    const sound = new DataView(new ArrayBuffer(samples.length * 2));
    for (const [index, sample] of samples.entries()) sound.setInt16(index * 2, sample, true);
    const chunk = (name: string, data: Uint8Array | readonly number[]) => joined(name, little(data.length, 4), data);
    return chunk(
        "RIFF",
        joined(
            "WAVE",
            chunk("fmt ", format),
            chunk("LIST", joined("INFO", chunk("ICMT", comment))),
            chunk("data", new Uint8Array(sound.buffer)),
        ),
    );
}
