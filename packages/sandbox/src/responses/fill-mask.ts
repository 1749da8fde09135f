/** Fills the mask in a text with common words or words of the text. */
import { embedding, similarity } from "./embedding.ts";
import { contentWords, languageOf, phrases, plain, type TextLanguage, wordsIn } from "./words.ts";

export type Candidate = {
    readonly token: number;
    readonly token_str: string;
    readonly score: number;
    readonly sequence: string;
};

export const mask = /\[MASK\]|<mask>/i;

/** Dimensions of the embeddings: enough to compare a few words. */
const coarse = 256;

/** The most candidates, and how many of them are words of the text. */
export const maxCandidates = 1000;
const maxOwn = 20;

/**
 * Finds candidates for masks. Words are compared with many texts, and read once.
 *
 * @param targets the only words to consider; default common words and words of the text
 * @returns candidates, likeliest first; their scores sum to less than 1
 */
export function fillMask(targets?: readonly string[]): (text: string, max: number) => readonly Candidate[] {
    const vectors = new Map<string, readonly number[]>();
    const vectorOf = (word: string): readonly number[] => {
        const vector = vectors.get(word) ?? embedding(word, coarse);
        vectors.set(word, vector);
        return vector;
    };
    return (text, max) => {
        const language = languageOf(text.replace(mask, ""));
        const unmasked = text.replace(mask, " ");
        const { capitals, ...lists } = phrases[language].mask;
        const fitting = lists[kindAt(text, language)].split(" ");
        const isCapital = /capital|રાજધાની/i.test(text);
        const known = capitals.flatMap(([country = "", city = ""]) =>
            isCapital && text.toLowerCase().includes(country) ? [city] : [],
        );
        const own = contentWords(unmasked).map((word) => plain(word.text));
        const ownWords = new Set(own.filter((word) => word.length > 2));
        const usual = [...known, ...fitting, ...lists.noun.split(" "), ...lists.adjective.split(" ")];
        const context = embedding(unmasked, coarse);
        const weightOf = (word: string): number => {
            const place = fitting.indexOf(word);
            // Words of the text are rarely repeated.
            const repeats = ownWords.has(plain(word)) ? -2 : 0;
            const fits = (place < 0 ? 0 : 2 - 0.1 * place) + (known.includes(word) ? 4 : 0) + repeats;
            return Math.exp(fits + 4 * similarity(context, vectorOf(word)));
        };
        const judged = [...new Set(targets ?? [...usual, ...[...ownWords].slice(0, maxOwn)])]
            .map((token_str) => ({ token_str, weight: weightOf(token_str) }))
            .toSorted((one, other) => other.weight - one.weight);
        const sum = judged.reduce((total, { weight }) => total + weight, 0) + 0.05;
        return judged.slice(0, Math.min(max, maxCandidates)).map(({ token_str, weight }) => ({
            score: weight / sum,
            token: tokenOf(token_str),
            token_str,
            sequence: text.replace(mask, () => token_str),
        }));
    };
}

/** The kind of word that fits between the words around the mask. */
function kindAt(text: string, language: TextLanguage): "noun" | "adjective" | "verb" {
    const [before = "", after = ""] = text.split(mask);
    const last = plain(wordsIn(before).at(-1)?.text ?? "");
    const next = plain(wordsIn(after).at(0)?.text ?? "");
    if (language === "gu") {
        if (next === "" || /^(?:અને|તો)$/.test(next)) return "verb";
        return /^(?:છે|હતું|હતો|હતી|હતા)$/.test(next) ? "adjective" : "noun";
    }
    if (/^(?:is|are|was|were|very|so|looks|feels|be)$/.test(last)) return "adjective";
    return /^(?:to|can|will|must|should|may)$/.test(last) ? "verb" : "noun";
}

/** A token id for a word, within a vocabulary of typical size. */
const tokenOf = (word: string): number =>
    [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 28_000, 7) + 1000;
