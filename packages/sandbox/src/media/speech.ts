/** Speaks a text as notes: one note per syllable, a pause at a comma, a rising end of a question. */
import { randomFromText } from "./seeded-random.ts";
import type { Note, NoteSequence } from "./sound.ts";

const mostSeconds = 20;
const before = 0.12;
const after = 0.25;

/** Harmonics of each vowel. */
const voices = {
    a: [1, 0.7, 0.5, 0.35, 0.15],
    e: [1, 0.5, 0.25, 0.3, 0.2],
    i: [1, 0.3, 0.1, 0.12, 0.2],
    o: [1, 0.8, 0.3, 0.1],
    u: [1, 0.4, 0.1],
} as const;

/** Gujarati vowels, as signs and as letters. */
const gujarati: Readonly<Record<string, keyof typeof voices>> = {
    ...{ અ: "a", આ: "a", ઇ: "i", ઈ: "i", ઉ: "u", ઊ: "u", એ: "e", ઐ: "e", ઓ: "o", ઔ: "o" },
    ...{ "ા": "a", "િ": "i", "ી": "i", "ુ": "u", "ૂ": "u", "ે": "e", "ૈ": "e", "ો": "o", "ૌ": "o" },
};

/** The vowel of each syllable of a word. */
function syllablesOf(word: string): (keyof typeof voices)[] {
    const found: (keyof typeof voices)[] = [];
    // A Gujarati consonant has an inherent vowel, unless a virama follows.
    for (const [part, sign = ""] of word
        .toLowerCase()
        .normalize("NFD")
        .matchAll(/[\u0a95-\u0ab9]\u0acd(?=[\u0a95-\u0ab9])|[\u0a85-\u0ab9]([\u0abe-\u0acc]?)|[aeiouy]+|\p{N}/gu)) {
        if (part.includes("\u0acd")) continue;
        const first = part[0] ?? "";
        found.push(gujarati[sign] ?? gujarati[first] ?? (isVowel(first) ? first : first === "y" ? "i" : "a"));
    }
    return found.length > 0 ? found : /[\p{L}\p{N}]/u.test(word) ? ["a"] : [];
}

const isVowel = (letter: string): letter is keyof typeof voices => Object.hasOwn(voices, letter);

/** @param seed selects the voice, which sets the base pitch */
export function speechOf(text: string, seed = ""): NoteSequence {
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
            if (at > mostSeconds) return { notes, seconds: mostSeconds + after };
        }
        at += 0.25;
    }
    return { notes, seconds: Math.max(at, 0.4) + after };
}
