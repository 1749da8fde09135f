import { BitWriter, joined, latin } from "./bytes.ts";
import { envelope, type Note, rate, type Score } from "./sound.ts";

const perFrame = 576;
/** At 32 kbit/s. */
const frameBytes = 144;
/** Loud enough; each step is of 1.5 dB. */
const gain = 203;

/**
 * A score as an MP3: MPEG-2 layer III, 16 kHz, one channel. Nothing is analysed: a frame holds the strengths of 576
 * frequencies, so a note is written as what it is, its own frequency and an overtone.
 *
 * @param note what stands in it as its comment
 */
export function mp3({ notes, seconds }: Score, note: string): Uint8Array<ArrayBuffer> {
    const count = Math.ceil((seconds * rate) / perFrame);
    const frames = Array.from({ length: count }, (_, index) => frame(notes, index));
    return joined(tagged(note), ...frames);
}

/** ID3: a comment in Latin letters, in no language. */
function tagged(note: string): Uint8Array {
    const text = joined([0], "XXX\0", latin(note));
    const comment = joined("COMM", [...sevens(text.length), 0, 0], text);
    return joined("ID3", [4, 0, 0, ...sevens(comment.length)], comment);
}

/** A number in four bytes of seven bits. */
const sevens = (value: number) => [21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f);

function frame(notes: readonly Note[], index: number): Uint8Array {
    const at = ((index + 0.5) * perFrame) / rate;
    const lines = new Int8Array(perFrame);
    let loudest = 0;
    for (const note of notes) {
        const share = (at - note.at) / note.seconds;
        const level = note.loud * envelope(note, share);
        if (level < 0.02) continue;
        loudest = Math.max(loudest, level);
        const pitch = note.pitch[0] + (note.pitch[1] - note.pitch[0]) * share;
        for (const overtone of [1, 2]) {
            const line = Math.round((pitch * overtone * 2 * perFrame) / rate - 0.5);
            // Two frames are half a turn of a line's wave.
            if (line < 300) lines[line] = [1, line % 2 ? 1 : -1, -1, line % 2 ? -1 : 1][index % 4] ?? 1;
        }
    }
    const main = new BitWriter();
    let bits = 0;
    const last = lines.findLastIndex((line) => line !== 0);
    for (let line = 0; line <= last; line += 4) {
        // Four lines of -1, 0 or 1: which of them there are, turned round, then their signs.
        const four = [0, 1, 2, 3].map((more) => lines[line + more] ?? 0);
        main.write(
            four.reduce((code, value) => code * 2 + (value === 0 ? 1 : 0), 0),
            4,
        );
        bits += 4;
        for (const value of four.filter(Boolean)) {
            main.write(value < 0 ? 1 : 0, 1);
            bits++;
        }
    }
    const side = new BitWriter()
        .write(0, 9) // Its data begin here; a bit for private use.
        .write(bits, 12)
        .write(0, 9) // No large values.
        .write(loudest > 0 ? Math.round(gain + 4 * Math.log2(loudest)) : 0, 8)
        .write(0, 10) // No factors for bands, no windows switched.
        .write(0, 22) // Tables and regions of the large values.
        .write(1, 2); // The second table of small ones.
    const body = joined([0xff, 0xf3, 0x48, 0xc4], side.bytes, main.align().bytes);
    return joined(body, new Uint8Array(frameBytes - body.length));
}
