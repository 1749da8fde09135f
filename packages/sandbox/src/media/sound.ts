/** Notes, and the samples that they sound as. */

export const rate = 16_000;

export type Note = {
    /** When it begins and how long it sounds, in seconds. */
    readonly at: number;
    readonly seconds: number;
    /** In hertz, at its beginning and its end. */
    readonly pitch: readonly [number, number];
    /** How loud each of its overtones is, the first of which is its pitch. */
    readonly voice: readonly number[];
    /** 0 to 1. */
    readonly loud: number;
    /** It swells and fades softly, as a syllable does, or is struck and dies away. */
    readonly struck?: boolean;
};

export type Score = {
    readonly notes: readonly Note[];
    readonly seconds: number;
};

const tableSize = 2048;

/** How loud a note is at a share of its time. */
export function envelope({ struck = false, seconds }: Pick<Note, "struck" | "seconds">, share: number): number {
    if (share < 0 || share >= 1) return 0;
    if (!struck) return Math.sin(Math.PI * share) ** 0.7;
    return Math.min(1, (share * seconds) / 0.008) * Math.exp(-3.5 * share) * Math.min(1, (1 - share) * 8);
}

/** Plays a score: 16 bits, one channel. */
export function played({ notes, seconds }: Score): Int16Array<ArrayBuffer> {
    const sum = new Float32Array(Math.round(seconds * rate));
    const tables = new Map<readonly number[], Float32Array>();
    for (const note of notes) {
        const table = tables.get(note.voice) ?? waveOf(note.voice);
        tables.set(note.voice, table);
        const start = Math.round(note.at * rate);
        const length = Math.min(Math.round(note.seconds * rate), sum.length - start);
        let phase = 0;
        for (let index = 0; index < length; index++) {
            const share = index / (note.seconds * rate);
            phase += (note.pitch[0] + (note.pitch[1] - note.pitch[0]) * share) * (tableSize / rate);
            const level = note.loud * envelope(note, share);
            sum[start + index] = (sum[start + index] ?? 0) + level * (table[phase & (tableSize - 1)] ?? 0);
        }
    }
    // What is louder than can be is bent, not cut.
    const samples = new Int16Array(sum.length);
    for (let index = 0; index < sum.length; index++) samples[index] = Math.round(Math.tanh(sum[index] ?? 0) * 26_000);
    return samples;
}

function waveOf(voice: readonly number[]): Float32Array {
    const all = voice.reduce((total, part) => total + part, 0) || 1;
    return Float32Array.from({ length: tableSize }, (_, index) =>
        voice.reduce(
            (sum, part, overtone) => sum + (part / all) * Math.sin((2 * Math.PI * (overtone + 1) * index) / tableSize),
            0,
        ),
    );
}
