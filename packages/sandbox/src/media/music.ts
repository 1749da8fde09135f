/** Composes some bars of music for a text: mood and pace from its words, the tune from the seed. */
import { randomFromText } from "./seeded-random.ts";
import type { Note, NoteSequence } from "./sound.ts";

const mostSeconds = 20;

const scales = { glad: [0, 2, 4, 7, 9], sad: [0, 3, 5, 7, 10] } as const;
const chords = { glad: [0, 7, 9, 5], sad: [0, 8, 3, 10] } as const;
const pluck = [1, 0.45, 0.3, 0.12, 0.06];
const bass = [1, 0.3, 0.08];
const pad = [1, 0.15, 0.2];

const sad = /sad|slow|rain|night|dark|melanchol|lonely|ambient|sitar|calm|ઉદાસ|ધીમ|વરસાદ|રાત|શાંત/iu;
const quick = /fast|quick|dance|happy|upbeat|energetic|party|rock|techno|ઝડપી|નૃત્ય|ખુશ|ગરબ/iu;
const slow = /slow|calm|ambient|lullaby|soft|gentle|meditat|ધીમ|શાંત|હાલરડ/iu;

export function musicOf(text: string, seed = "", asked = 5): NoteSequence {
    const seconds = Math.min(mostSeconds, Math.max(1, asked));
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
