/** What is asked of the index for what somebody typed. */
import type { Query } from "minisearch";
import type { Language } from "../i18n/languages.ts";
import { isGujarati } from "./gujarati/latin-key.ts";
import { boost, sound } from "./index-options.ts";
import { synonymsOf } from "./synonyms.ts";
import { hasSounds, isStopWord, soundsMeant, soundsOf, termsOf } from "./terms.ts";
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
    readonly fields?: readonly string[];
};

/** A query in which every word counts, or any. @param together whether a section must have all of the words */
export const queryOf = (words: readonly string[], language: Language, together: boolean): Query => ({
    combineWith: together ? "AND" : "OR",
    queries: words.map((word) => ({
        combineWith: "OR",
        queries: waysTo(word, language)
            .filter(({ terms }) => terms.length > 0)
            .map(partOf),
    })),
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { ...boost },
});

const partOf = ({ terms, weight, prefix = false, fuzzy = false, fields = Object.keys(boost) }: Way): Query => ({
    combineWith: "OR",
    queries: [...terms],
    fields: [...fields],
    prefix,
    fuzzy: fuzzy ? slips : false,
    boostTerm: () => weight,
});

/** How many letters may be wrong: none in a short word, which would be another. */
const slips = (term: string): number => (term.length < 5 ? 0 : term.length < 9 ? 1 : 2);

/** From how many letters on the beginning of a word says something. */
const enoughOfWord = 2;
const enoughOfKey = 5;

/** As it is written counts most; then its stem; then what sounds like it; then other words for it. */
function waysTo(word: string, language: Language): readonly Way[] {
    const [whole = "", ...others] = termsOf(word);
    const sounds = hasSounds(language) ? soundsMeant(word) : [];
    const synonyms = synonymsOf(word).flatMap((other) => termsOf(other).at(-1) ?? []);
    return [
        { terms: [whole], weight: 2, prefix: whole.length >= enoughOfWord, fuzzy: true },
        // A Gujarati word's stem; the parts of a program's name are found by its beginning, and are many.
        { terms: isGujarati(whole) ? others : [], weight: 1, prefix: true, fuzzy: true },
        { terms: sounds.filter((key) => key.length < enoughOfKey), weight: 0.8, fields: [sound] },
        { terms: sounds.filter((key) => key.length >= enoughOfKey), weight: 0.8, prefix: true, fields: [sound] },
        { terms: synonyms, weight: 0.2 },
    ];
}

/** Whether a word of a text is why it was found. @param terms what the index says that it was found by */
export const isHit = (word: string, terms: ReadonlySet<string>): boolean =>
    [...termsOf(word), ...soundsOf(word)].some((term) => terms.has(term));
