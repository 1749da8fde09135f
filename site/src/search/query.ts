/** Turns the text that a reader typed into a query of the index. */
import type { Query } from "minisearch";
import { isGujarati } from "./gujarati/phonetic-key.ts";
import { stem } from "./gujarati/stem.ts";
import { boost } from "./index-options.ts";
import { synonymsOf, type Vocabulary } from "./synonyms.ts";
import { isStopWord, soundsOf, spelling, termsOf, tokenize } from "./terms.ts";

/** Longer text is no query, and would only be slow. */
export const maxQueryLength = 200;
const maxWords = 12;

/** The words of a query, without stop words unless there are no others. */
export function queryWords(text: string): string[] {
    const words = tokenize(text.slice(0, maxQueryLength))
        .map(({ word }) => word)
        .filter((word) => spelling(word) !== "")
        .slice(0, maxWords);
    const significant = words.filter((word) => !isStopWord(spelling(word)) && !isPostposition(word));
    return significant.length > 0 ? significant : words;
}

/** Gujarati postpositions typed in Latin letters as separate words, "model nu", except those that are English words. */
const isPostposition = (word: string): boolean => /^(?:nu|ni|ne|na|thi|man?|ane|che|chhe)$/i.test(word);

type Variant = {
    readonly terms: readonly string[];
    readonly weight: number;
    readonly prefix?: boolean;
    readonly fuzzy?: boolean;
};

/** The query for these words. @param together whether a section must have all of the words */
export const queryOf = (words: readonly string[], vocabulary: Vocabulary, together: boolean): Query => ({
    combineWith: together ? "AND" : "OR",
    queries: words.map((word, index) => ({
        combineWith: "OR",
        queries: variantsOf(word, vocabulary, index === words.length - 1)
            .filter(({ terms }) => terms.length > 0)
            .map(queryOfVariant),
    })),
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { ...boost },
});

const queryOfVariant = ({ terms, weight, prefix = false, fuzzy = false }: Variant): Query => ({
    combineWith: "OR",
    queries: [...terms],
    prefix,
    fuzzy: fuzzy ? allowedTypos : false,
    boostTerm: () => weight,
});

/** How many letters may be wrong: none in a short word, where a typo is another word. */
const allowedTypos = (term: string): number => (term.length < 5 ? 0 : term.length < 9 ? 1 : 2);

/** The minimum length for a prefix match. */
const minPrefixLength = 2;
/** The maximum number of words that sound alike: a key that matches more is not a whole word yet. */
const maxSoundAlikes = 20;

/** The variants of a word by weight: the word or its stem, then words that sound like it, then synonyms. */
function variantsOf(word: string, vocabulary: Vocabulary, isLast: boolean): readonly Variant[] {
    const spelt = spelling(word);
    const [term = spelt] = termsOf(word);
    const alike = vocabulary.soundingLike(soundsOf(word)).filter((other) => other !== term);
    return [
        { terms: [term], weight: 2, prefix: spelt.length >= minPrefixLength, fuzzy: true },
        // The last word may end in the first letters of an ending, which the stemmer does not know: મોડેલથ for મોડેલથી.
        {
            terms: isLast && isGujarati(spelt) ? [stem(spelling(spelt.slice(0, -1)))].filter(isLonger) : [],
            weight: 0.3,
        },
        { terms: alike.slice(0, maxSoundAlikes), weight: 0.8 },
        { terms: synonymsOf(word).flatMap((other) => termsOf(other).at(0) ?? []), weight: 0.2 },
    ];
}

const isLonger = (term: string): boolean => term.length > minPrefixLength;

/** Whether a word of a text is a hit. @param terms the matched terms from the index */
export const isHit = (word: string, terms: ReadonlySet<string>): boolean =>
    termsOf(word).some((term) => terms.has(term));
