/** What is asked of the index for what somebody typed. */
import type { Query } from "minisearch";
import { isGujarati } from "./gujarati/latin-key.ts";
import { stem } from "./gujarati/stem.ts";
import { boost } from "./index-options.ts";
import { synonymsOf } from "./synonyms.ts";
import { isStopWord, soundsOf, termsOf } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { spelling, wordsAt } from "./words-in.ts";

/** More is no question, and would only take long. */
export const longestQuery = 200;
const mostWords = 12;

/** The words of a query that count: those that say nothing only where there are no others. */
export function queryWords(text: string): string[] {
    const words = wordsAt(text.slice(0, longestQuery))
        .map(({ word }) => word)
        .filter((word) => spelling(word) !== "")
        .slice(0, mostWords);
    const telling = words.filter((word) => !isStopWord(spelling(word)) && !isPostposition(word));
    return telling.length > 0 ? telling : words;
}

/** Marks of case in Latin letters, apart: "model nu". Those that are words of English are not among them. */
const isPostposition = (word: string): boolean => /^(?:nu|ni|ne|na|thi|man?|ane|che|chhe)$/i.test(word);

type Way = {
    readonly terms: readonly string[];
    readonly weight: number;
    readonly prefix?: boolean;
    readonly fuzzy?: boolean;
};

/** A query in which every word counts, or any. @param together whether a section must have all of the words */
export const queryOf = (words: readonly string[], vocabulary: Vocabulary, together: boolean): Query => ({
    combineWith: together ? "AND" : "OR",
    queries: words.map((word, index) => ({
        combineWith: "OR",
        queries: waysTo(word, vocabulary, index === words.length - 1)
            .filter(({ terms }) => terms.length > 0)
            .map(partOf),
    })),
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { ...boost },
});

const partOf = ({ terms, weight, prefix = false, fuzzy = false }: Way): Query => ({
    combineWith: "OR",
    queries: [...terms],
    prefix,
    fuzzy: fuzzy ? slips : false,
    boostTerm: () => weight,
});

/** How many letters may be wrong: none in a short word, which would be another. */
const slips = (term: string): number => (term.length < 5 ? 0 : term.length < 9 ? 1 : 2);

/** From how many letters on the beginning of a word says something. */
const enoughOfWord = 2;
/** How many words that sound alike are looked for: what sounds like more is no word yet. */
const mostAlike = 20;

/** As it is written, or its stem, counts most; then what sounds like it; then other words for it. */
function waysTo(word: string, vocabulary: Vocabulary, isLast: boolean): readonly Way[] {
    const whole = spelling(word);
    const [term = whole] = termsOf(word);
    const alike = vocabulary.soundingLike(soundsOf(word)).filter((other) => other !== term);
    return [
        { terms: [term], weight: 2, prefix: whole.length >= enoughOfWord, fuzzy: true },
        // While the last letter of an ending is not yet typed, it is no ending: મોડેલથ, મોડેલથી.
        {
            terms: isLast && isGujarati(whole) ? [stem(spelling(whole.slice(0, -1)))].filter(isLonger) : [],
            weight: 0.3,
        },
        { terms: alike.slice(0, mostAlike), weight: 0.8 },
        { terms: synonymsOf(word).flatMap((other) => termsOf(other).at(0) ?? []), weight: 0.2 },
    ];
}

const isLonger = (term: string): boolean => term.length > enoughOfWord;

/** Whether a word of a text is why it was found. @param terms what the index says that it was found by */
export const isHit = (word: string, terms: ReadonlySet<string>): boolean =>
    termsOf(word).some((term) => terms.has(term));
