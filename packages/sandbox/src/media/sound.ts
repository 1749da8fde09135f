/** Notes, and their rendering as samples. */

export const rate = 16_000;

export type Note = {
    /** Start and duration, in seconds. */
    readonly at: number;
    readonly seconds: number;
    /** Frequency in hertz, at the start and at the end. */
    readonly pitch: readonly [number, number];
    /** Loudness of its harmonics; the first is the pitch itself. */
    readonly voice: readonly number[];
    /** Loudness, 0 to 1. */
    readonly loud: number;
    /** Struck and decaying, as on a string. Default: swelling and fading, as a syllable. */
    readonly struck?: boolean;
};

export type NoteSequence = {
    readonly notes: readonly Note[];
    readonly seconds: number;
};

const tableSize = 2048;

/** The loudness of a note at a share of its duration. */
export function envelope({ struck = false, seconds }: Pick<Note, "struck" | "seconds">, share: number): number {
    if (share < 0 || share >= 1) return 0;
    if (!struck) return Math.sin(Math.PI * share) ** 0.7;
    return Math.min(1, (share * seconds) / 0.008) * Math.exp(-3.5 * share) * Math.min(1, (1 - share) * 8);
}

/** Renders notes as samples: 16 bits, one channel. */
export function renderSamples({ notes, seconds }: NoteSequence): Int16Array<ArrayBuffer> {
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
    // Soft clipping.
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
