import { BitWriter, joined, latin } from "./bytes.ts";
import { envelope, type Note, type NoteSequence, rate } from "./sound.ts";

const perFrame = 576;
/** The size of a frame at 32 kbit/s. */
const frameBytes = 144;
/** The global gain, in steps of 1.5 dB; this value is loud enough. */
const gain = 203;

/**
 * Encodes notes as MP3: MPEG-2 layer III, 16 kHz, one channel. No samples are analysed: a frame holds the strengths of
 * 576 frequencies, so a note is written directly as its own frequency and an overtone.
 *
 * @param note text of the ID3 comment
 */
export function mp3({ notes, seconds }: NoteSequence, note: string): Uint8Array<ArrayBuffer> {
    const count = Math.ceil((seconds * rate) / perFrame);
    const frames = Array.from({ length: count }, (_, index) => frame(notes, index));
    return joined(tagged(note), ...frames);
}

/** An ID3 tag with a comment in Latin-1 and no language. */
function tagged(note: string): Uint8Array {
    const text = joined([0], "XXX\0", latin(note));
    const comment = joined("COMM", [...sevens(text.length), 0, 0], text);
    return joined("ID3", [4, 0, 0, ...sevens(comment.length)], comment);
}

/** A synchsafe integer: four bytes of seven bits. */
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
            // The phase of a line turns by half a wave every two frames.
            if (line < 300) lines[line] = [1, line % 2 ? 1 : -1, -1, line % 2 ? -1 : 1][index % 4] ?? 1;
        }
    }
    const main = new BitWriter();
    let bits = 0;
    const last = lines.findLastIndex((line) => line !== 0);
    for (let line = 0; line <= last; line += 4) {
        // Four lines of -1, 0 or 1: an inverted mask of the nonzero ones, then their signs.
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
        .write(0, 9) // main_data_begin, private bit.
        .write(bits, 12)
        .write(0, 9) // No big values.
        .write(loudest > 0 ? Math.round(gain + 4 * Math.log2(loudest)) : 0, 8)
        .write(0, 10) // No scale factors, no window switching.
        .write(0, 22) // Tables and regions of the big values.
        .write(1, 2); // The second count1 table.
    const body = joined([0xff, 0xf3, 0x48, 0xc4], side.bytes, main.align().bytes);
    return joined(body, new Uint8Array(frameBytes - body.length));
}
