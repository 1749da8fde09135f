/**
 * A rough phonetic key of a word in Latin letters. It is the same for a Gujarati word and its transliterations (ચિત્ર,
 * chitra; ભાષાંતર, bhashantar, bhaashaantar), and for an English word and its Gujarati spelling (provider, પ્રોવાઇડર).
 * It is never shown.
 */
export const phoneticKey = (word: string): string => fold(romanised(word.toLowerCase()));

const consonants: Readonly<Record<string, string>> = {
    ...{ ક: "k", ખ: "kh", ગ: "g", ઘ: "gh", ઙ: "n", ચ: "ch", છ: "ch", જ: "j", ઝ: "j", ઞ: "n" },
    ...{ ટ: "t", ઠ: "th", ડ: "d", ઢ: "dh", ણ: "n", ત: "t", થ: "th", દ: "d", ધ: "dh", ન: "n" },
    ...{ પ: "p", ફ: "f", બ: "b", ભ: "bh", મ: "m", ય: "y", ર: "r", લ: "l", ળ: "l", વ: "v" },
    ...{ શ: "s", ષ: "s", સ: "s", હ: "h" },
};

const vowels: Readonly<Record<string, string>> = {
    ...{ અ: "a", આ: "a", ઇ: "i", ઈ: "i", ઉ: "u", ઊ: "u", ઋ: "ru", એ: "e", ઍ: "e", ઐ: "ai", ઓ: "o", ઑ: "o", ઔ: "au" },
    ...{ "ા": "a", "િ": "i", "ી": "i", "ુ": "u", "ૂ": "u", "ૃ": "ru", "ે": "e", "ૅ": "e", "ૈ": "ai" },
    ...{ "ો": "o", "ૉ": "o", "ૌ": "au", "ં": "n", "ઁ": "n" },
};

/** Transliterates letter by letter; a consonant without a vowel sign carries an a. */
const romanised = (word: string): string =>
    word
        .replaceAll(/[ક-હ](?![\u0abe-\u0acd])/g, "$&અ")
        .replaceAll(/[\u0a80-\u0aff]/g, (letter) => consonants[letter] ?? vowels[letter] ?? "");

export const isGujarati = (text: string): boolean => /[\u0a80-\u0aff]/.test(text);

const folds: readonly (readonly [pattern: RegExp, sound: string])[] = [
    [/[^a-z0-9]/g, ""],
    // English spellings to their sounds.
    [/tion/g, "san"],
    [/ge$/g, "j"],
    [/c(?=[eiy])/g, "s"],
    [/qu/g, "kv"],
    [/ck|q/g, "k"],
    [/chh/g, "ch"],
    [/c(?!h)/g, "k"],
    [/x/g, "ks"],
    [/ph/g, "f"],
    // Sounds with several spellings.
    [/sh/g, "s"],
    [/[jz]h|z/g, "j"],
    [/w/g, "v"],
    [/ee|ea|y$/g, "i"],
    [/oo/g, "u"],
    [/m(?=[pbf])/g, "n"],
    // Vowels that are not written or not pronounced, except at the beginning.
    [/(?<=.)[ae]/g, ""],
    [/(.)\1+/g, "$1"],
    // Most endings are vowels.
    [/(?<=..)[iou]+$/g, ""],
];

function fold(word: string): string {
    let key = word;
    for (const [pattern, sound] of folds) key = key.replaceAll(pattern, sound);
    return key;
}

/** Endings typed in Latin letters, joined to the word: modelma, bhashanu, chitromathi, vaparvu. */
const ending = /(?:mathi|manthi|thi|man?|v(?:u[mn]?|a|an[uio])|na|ne|ni|no|nu[mn]?|n)$/;

/** The keys of a word in Latin letters that may be Gujarati: of the whole word, and of the word without its ending. */
export function phoneticKeysOf(word: string): readonly string[] {
    const bare = word.toLowerCase().replace(ending, "");
    return [...new Set([word, ...(bare.length >= 4 ? [bare] : [])].map(phoneticKey))];
}
