/** The notes of a spec: its text as speech, or some bars of music for it. */
import type { MediaSpec } from "./media-spec.ts";
import { randomFromText } from "./seeded-random.ts";
import type { Note, NoteSequence } from "./sound.ts";

/** Maximum durations, so that files stay small: of all, and of speech that is not repeated or of music. */
const [mostSeconds, mostOnce] = [60, 20];

/** The notes of a spec. To reach a requested duration, speech is repeated and stretched slightly. */
export function noteSequenceOf({ text, seed, seconds, music }: MediaSpec): NoteSequence {
    if (music) return musicOf(text, seed, seconds);
    const once = speechOf(text, seed);
    if (seconds === undefined || !(seconds > 0)) return once;
    const due = Math.min(mostSeconds, Math.max(0.2, seconds));
    const times = Math.max(1, Math.round(due / once.seconds));
    const stretch = due / (times * once.seconds);
    const notes = Array.from({ length: times }, (_, round) =>
        once.notes.map((note) => ({
            ...note,
            at: (note.at + round * once.seconds) * stretch,
            seconds: note.seconds * stretch,
        })),
    ).flat();
    return { notes, seconds: due };
}

/** The silence before and after speech, in seconds. */
const [before, after] = [0.12, 0.25];

/** Harmonics of each vowel. */
const voices = {
    a: [1, 0.7, 0.5, 0.35, 0.15],
    e: [1, 0.5, 0.25, 0.3, 0.2],
    i: [1, 0.3, 0.1, 0.12, 0.2],
    o: [1, 0.8, 0.3, 0.1],
    u: [1, 0.4, 0.1],
} as const;

type Vowel = keyof typeof voices;

/** The letters of each vowel: Latin ones, and Gujarati ones with their signs. */
const letters: readonly (readonly [Vowel, string])[] = [
    ["e", "eએઐ\u0ac7\u0ac8"],
    ["i", "iyઇઈ\u0abf\u0ac0"],
    ["o", "oઓઔ\u0acb\u0acc"],
    ["u", "uઉઊ\u0ac1\u0ac2"],
];

/** The vowel of each syllable of a word. */
function syllablesOf(word: string): readonly Vowel[] {
    // A Gujarati consonant has an inherent vowel, unless a virama follows.
    const syllables = word
        .toLowerCase()
        .normalize("NFD")
        .matchAll(/[\u0a95-\u0ab9]\u0acd(?=[\u0a95-\u0ab9])|[\u0a85-\u0ab9]([\u0abe-\u0acc]?)|[aeiouy]+|\p{N}/gu);
    const vowels = [...syllables]
        .filter(([part]) => !part.includes("\u0acd"))
        .map(([[first = ""], sign]) => letters.find(([, own]) => own.includes(sign || first))?.[0] ?? "a");
    return vowels.length > 0 ? vowels : /[\p{L}\p{N}]/u.test(word) ? ["a"] : [];
}

/** @param seed selects the voice, which sets the base pitch */
function speechOf(text: string, seed = ""): NoteSequence {
    const base = 150 + randomFromText(`voice ${seed}`)() * 70;
    const notes: Note[] = [];
    let at = before;
    for (const [sentence] of text.matchAll(/[^.!?।\n]+[.!?।\n]*/gu)) {
        const words = sentence.trim().split(/\s+/);
        const total = words.reduce((count, word) => count + syllablesOf(word).length, 0);
        const [asks, calls] = [/\?/.test(sentence), /!/.test(sentence)];
        let sung = 0;
        for (const word of words) {
            const random = randomFromText(word.toLowerCase());
            for (const vowel of syllablesOf(word)) {
                const share = sung / Math.max(1, total - 1);
                const line = asks ? 2 * share - 0.8 + (share > 0.8 ? 4 : 0) : (calls ? 5 : 3) * (1 - share) - 1.5;
                const steps = Math.round(line + (random() - 0.5) * 4);
                const pitch = base * 2 ** (steps / 12);
                const last = sung === total - 1;
                const seconds = (0.15 + random() * 0.05) * (last ? 1.7 : 1);
                const end = pitch * (last ? (asks ? 1.18 : 0.88) : 0.98 + random() * 0.04);
                notes.push({ at, seconds, pitch: [pitch, end], voice: voices[vowel], loud: calls ? 0.75 : 0.6 });
                at += seconds * 0.88;
                sung++;
            }
            at += /[,;:–—]$/.test(word) ? 0.2 : 0.05;
            if (at > mostOnce) return { notes, seconds: mostOnce + after };
        }
        at += 0.25;
    }
    return { notes, seconds: Math.max(at, 0.4) + after };
}

const scales = { glad: [0, 2, 4, 7, 9], sad: [0, 3, 5, 7, 10] } as const;
const chords = { glad: [0, 7, 9, 5], sad: [0, 8, 3, 10] } as const;
const pluck = [1, 0.45, 0.3, 0.12, 0.06];
const bass = [1, 0.3, 0.08];
const pad = [1, 0.15, 0.2];

const sad = /sad|slow|rain|night|dark|melanchol|lonely|ambient|sitar|calm|ઉદાસ|ધીમ|વરસાદ|રાત|શાંત/iu;
const quick = /fast|quick|dance|happy|upbeat|energetic|party|rock|techno|ઝડપી|નૃત્ય|ખુશ|ગરબ/iu;
const slow = /slow|calm|ambient|lullaby|soft|gentle|meditat|ધીમ|શાંત|હાલરડ/iu;

function musicOf(text: string, seed = "", requestedSeconds = 5): NoteSequence {
    const seconds = Math.min(mostOnce, Math.max(1, requestedSeconds));
    const random = randomFromText(`music ${seed} ${text}`);
    const mood = sad.test(text) ? "sad" : "glad";
    const beat = 60 / (quick.test(text) ? 132 : slow.test(text) ? 72 : 100);
    const root = 196 * 2 ** (Math.floor(random() * 7) / 12);
    const pitchOf = (steps: number) => root * 2 ** (steps / 12);
    const notes: Note[] = [];
    const add = (at: number, long: number, steps: number, voice: readonly number[], loud: number, struck = true) => {
        const pitch = pitchOf(steps);
        if (at < seconds - 0.1)
            notes.push({ at, seconds: Math.min(long, seconds - at), pitch: [pitch, pitch], voice, loud, struck });
    };
    const scale = scales[mood];
    let step = 2;
    for (let at = 0.05, count = 0; at < seconds; at += beat / 2, count++) {
        const chord = chords[mood][Math.floor(count / 8) % 4] ?? 0;
        if (count % 8 === 0) {
            for (const third of [0, 7, 12]) add(at, beat * 4, chord - 12 + third, pad, 0.13, false);
        }
        if (count % 4 === 0) add(at, beat * 2, chord - 24, bass, 0.3);
        if (random() < 0.25) continue;
        // The tune moves by small steps within two octaves.
        step = Math.min(9, Math.max(-1, step + Math.round((random() - 0.5) * 4)));
        add(at, beat * 1.3, (scale[(step + 5) % 5] ?? 0) + 12 * Math.floor(step / 5), pluck, 0.34);
    }
    return { notes, seconds };
}
