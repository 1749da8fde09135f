/** The sound of a spec: its text as speech, or some bars of music for it. */

import { randomFromText } from "../responses/seed.ts";
import type { MediaSpec } from "./media-spec.ts";

/** Samples per second. */
export const rate = 16_000;

export type Note = {
    /** Start and duration, in seconds. */
    readonly at: number;
    readonly seconds: number;
    /** Frequency in hertz, at the start and at the end. */
    readonly pitch: readonly [number, number];
    /** Loudness, 0 to 1. */
    readonly loud: number;
    /** Struck and decaying, as on a string. Default: swelling and fading, as a syllable. */
    readonly struck?: boolean;
};

export type Sound = { readonly notes: readonly Note[]; readonly seconds: number };

/** Maximum durations, so that files stay small: of all, and of speech that is not repeated or of music. */
const [maxSeconds, maxOnce] = [60, 20];

/** The sound of a spec. To reach a requested duration, speech is repeated and stretched slightly. */
export function soundOf({ text, seed, seconds, music }: MediaSpec): Sound {
    if (music) return musicOf(text, seed, seconds);
    const once = speechOf(text, seed);
    if (seconds === undefined || !(seconds > 0)) return once;
    const due = Math.min(maxSeconds, Math.max(0.2, seconds));
    const times = Math.max(1, Math.round(due / once.seconds));
    const stretch = due / (times * once.seconds);
    const notes = Array.from({ length: times }, (_, round) =>
        once.notes.map((note) => {
            return { ...note, at: (note.at + round * once.seconds) * stretch, seconds: note.seconds * stretch };
        }),
    );
    return { notes: notes.flat(), seconds: due };
}

/** The number of syllables of a word: of its vowels, or of its Gujarati consonants without a virama. */
function syllablesIn(word: string): number {
    const vowels = word.toLowerCase().match(/[\u0a95-\u0ab9](?!\u0acd)|[\u0a85-\u0a94]|[aeiouyà-öø-ÿ]+|\p{N}/gu);
    return vowels?.length ?? (/\p{L}/u.test(word) ? 1 : 0);
}

/** A note for each syllable: falling to the end of a sentence, or rising to that of a question. @param seed the voice */
function speechOf(text: string, seed = ""): Sound {
    const base = 150 + randomFromText(`voice ${seed}`)() * 70;
    const notes: Note[] = [];
    let at = 0.12;
    for (const [sentence] of text.matchAll(/[^.!?।\n]+[.!?।\n]*/gu)) {
        const words = sentence.trim().split(/\s+/);
        const total = words.reduce((sum, word) => sum + syllablesIn(word), 0);
        const asks = sentence.includes("?");
        let spoken = 0;
        for (const word of words) {
            const random = randomFromText(word.toLowerCase());
            for (const end = spoken + syllablesIn(word); spoken < end; spoken++) {
                const share = spoken / Math.max(1, total - 1);
                const line = asks ? 2 * share - 0.8 + (share > 0.8 ? 4 : 0) : 3 * (1 - share) - 1.5;
                const pitch = base * 2 ** (Math.round(line + (random() - 0.5) * 4) / 12);
                const isLast = spoken === total - 1;
                const seconds = (0.15 + random() * 0.05) * (isLast ? 1.7 : 1);
                const last = pitch * (isLast ? (asks ? 1.18 : 0.88) : 0.98 + random() * 0.04);
                notes.push({ at, seconds, pitch: [pitch, last], loud: 0.6 });
                at += seconds * 0.88;
            }
            at += /[,;:–—]$/.test(word) ? 0.2 : 0.05;
            if (at > maxOnce) return { notes, seconds: maxOnce + 0.25 };
        }
        at += 0.25;
    }
    return { notes, seconds: Math.max(at, 0.4) + 0.25 };
}

const glad = { scale: [0, 2, 4, 7, 9], chords: [0, 7, 9, 5] };
const sad = { scale: [0, 3, 5, 7, 10], chords: [0, 8, 3, 10] };
const sadWords = /sad|slow|rain|night|dark|melanchol|lonely|ambient|sitar|calm|ઉદાસ|ધીમ|વરસાદ|રાત|શાંત/iu;
const quickWords = /fast|quick|dance|happy|upbeat|energetic|party|rock|techno|ઝડપી|નૃત્ય|ખુશ|ગરબ/iu;
const slowWords = /slow|calm|ambient|lullaby|soft|gentle|meditat|ધીમ|શાંત|હાલરડ/iu;

function musicOf(text: string, seed = "", requestedSeconds = 5): Sound {
    const seconds = Math.min(maxOnce, Math.max(1, requestedSeconds));
    const random = randomFromText(`music ${seed} ${text}`);
    const { scale, chords } = sadWords.test(text) ? sad : glad;
    const beat = 60 / (quickWords.test(text) ? 132 : slowWords.test(text) ? 72 : 100);
    const root = 196 * 2 ** (Math.floor(random() * 7) / 12);
    const notes: Note[] = [];
    const add = (at: number, long: number, steps: number, loud: number, struck: boolean) => {
        const pitch = root * 2 ** (steps / 12);
        if (at >= seconds - 0.1) return;
        notes.push({ at, seconds: Math.min(long, seconds - at), pitch: [pitch, pitch], loud, struck });
    };
    let step = 2;
    for (let at = 0.05, count = 0; at < seconds; at += beat / 2, count++) {
        const chord = chords[Math.floor(count / 8) % 4] ?? 0;
        if (count % 8 === 0) for (const third of [-12, -5, 0]) add(at, beat * 4, chord + third, 0.13, false);
        if (count % 4 === 0) add(at, beat * 2, chord - 24, 0.3, true);
        if (random() < 0.25) continue;
        // The tune moves by small steps within two octaves.
        step = Math.min(9, Math.max(-1, step + Math.round((random() - 0.5) * 4)));
        add(at, beat * 1.3, (scale[(step + 5) % 5] ?? 0) + 12 * Math.floor(step / 5), 0.34, true);
    }
    return { notes, seconds };
}

/** The loudness of a note at a share of its duration. */
export function envelope({ struck = false, seconds }: Pick<Note, "struck" | "seconds">, share: number): number {
    if (share < 0 || share >= 1) return 0;
    if (!struck) return Math.sin(Math.PI * share) ** 0.7;
    return Math.min(1, (share * seconds) / 0.008) * Math.exp(-3.5 * share) * Math.min(1, (1 - share) * 8);
}

const tableSize = 2048;
/** The loudness of the harmonics of a voice and of a string, as shares of all. */
const voices = { spoken: [0.37, 0.26, 0.19, 0.13, 0.05], struck: [0.52, 0.23, 0.16, 0.06, 0.03] };

const waveOf = (harmonics: readonly number[]): Float32Array =>
    Float32Array.from({ length: tableSize }, (_, index) =>
        harmonics.reduce((sum, part, at) => sum + part * Math.sin((2 * Math.PI * (at + 1) * index) / tableSize), 0),
    );

/** Renders a sound as samples: 16 bits, one channel. */
export function renderSamples({ notes, seconds }: Sound): Int16Array<ArrayBuffer> {
    const sum = new Float32Array(Math.round(seconds * rate));
    const waves = { spoken: waveOf(voices.spoken), struck: waveOf(voices.struck) };
    for (const note of notes) {
        const wave = note.struck ? waves.struck : waves.spoken;
        const start = Math.round(note.at * rate);
        const length = Math.min(Math.round(note.seconds * rate), sum.length - start);
        let phase = 0;
        for (let index = 0; index < length; index++) {
            const share = index / (note.seconds * rate);
            phase += (note.pitch[0] + (note.pitch[1] - note.pitch[0]) * share) * (tableSize / rate);
            const level = note.loud * envelope(note, share);
            sum[start + index] = (sum[start + index] ?? 0) + level * (wave[phase & (tableSize - 1)] ?? 0);
        }
    }
    // Soft clipping.
    return Int16Array.from(sum, (level) => Math.round(Math.tanh(level) * 26_000));
}
