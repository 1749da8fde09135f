/** Writes recordings: WAV and FLAC of samples, and MP3 of the notes themselves. */
import { BitWriter, big, cyclicSum, joined, latin, little } from "./bytes.ts";
import { envelope, type Note, rate, type Sound } from "./sound.ts";

/** @param note text of the comment */
export function wav(samples: Int16Array<ArrayBuffer>, note: string): Uint8Array<ArrayBuffer> {
    // PCM, one channel, 16 bits.
    const format = [...little(1, 2), ...little(1, 2), ...little(rate, 4), ...little(rate * 2, 4), 2, 0, 16, 0];
    const sound = new DataView(new ArrayBuffer(samples.length * 2));
    for (const [index, sample] of samples.entries()) sound.setInt16(index * 2, sample, true);
    const chunk = (name: string, data: Uint8Array | readonly number[]) => joined(name, little(data.length, 4), data);
    // A chunk must have an even length.
    const comment = chunk("ICMT", latin(note.length % 2 ? `${note}\0` : `${note}\0\0`));
    const data = chunk("data", new Uint8Array(sound.buffer));
    return chunk("RIFF", joined("WAVE", chunk("fmt ", format), chunk("LIST", joined("INFO", comment)), data));
}

const blockSize = 4096;

/** Encodes samples uncompressed. @param note text of the comment tag */
export function flac(samples: Int16Array<ArrayBuffer>, note: string): Uint8Array<ArrayBuffer> {
    const comment = latin(`COMMENT=${note}`);
    const tags = joined(little(9, 4), "Callsheet", little(1, 4), little(comment.length, 4), comment);
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
        flacFrame(samples.subarray(index * blockSize, (index + 1) * blockSize), index),
    );
    // The tags are the last metadata block.
    return joined("fLaC", [0, 0, 0, 34], info.bytes, [0x84, ...big(tags.length, 3)], tags, ...frames);
}

/** @param number below 2048 */
function flacFrame(samples: Int16Array, number: number): Uint8Array {
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

const perFrame = 576;
/** The size of a frame at 32 kbit/s. */
const frameBytes = 144;
/** The global gain, in steps of 1.5 dB; this value is loud enough. */
const gain = 203;

/**
 * Encodes notes as MP3: MPEG-2 layer III, 16 kHz, one channel. No samples are analysed: a frame holds the strengths of
 * 576 frequencies, so a note is written directly as its own frequency and an overtone.
 *
 * @param note text of the ID3 comment, in Latin-1 and of no language
 */
export function mp3({ notes, seconds }: Sound, note: string): Uint8Array<ArrayBuffer> {
    const text = joined([0], "XXX\0", latin(note));
    const comment = joined("COMM", [...sevens(text.length), 0, 0], text);
    const count = Math.ceil((seconds * rate) / perFrame);
    const frames = Array.from({ length: count }, (_, index) => mp3Frame(notes, index));
    return joined("ID3", [4, 0, 0, ...sevens(comment.length)], comment, ...frames);
}

/** A synchsafe integer: four bytes of seven bits. */
const sevens = (value: number) => [21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f);

function mp3Frame(notes: readonly Note[], index: number): Uint8Array {
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
    for (let line = 0; line <= lines.findLastIndex((line) => line !== 0); line += 4) {
        // Four lines of -1, 0 or 1: an inverted mask of the nonzero ones, then their signs.
        const four = [...lines.subarray(line, line + 4)];
        const mask = four.reduce((code, value) => code * 2 + (value === 0 ? 1 : 0), 0);
        const signs = four.filter(Boolean);
        main.write(mask, 4);
        for (const value of signs) main.write(value < 0 ? 1 : 0, 1);
        bits += 4 + signs.length;
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
