/** What a word is found by: the same at index and at query. */
import type { Language } from "../i18n/languages.ts";
import { isGujarati, keysOf, latinKey } from "./gujarati/latin-key.ts";
import { stem } from "./gujarati/stem.ts";
import { gujaratiStopWords } from "./gujarati/stop-words.ts";
import { spelling } from "./words-in.ts";

const englishStopWords: ReadonlySet<string> = new Set(
    "a an and are as at be by can do for from has how i if in is it its of on or that the then this to was what when which who will with you your".split(
        " ",
    ),
);

export const isStopWord = (word: string): boolean => gujaratiStopWords.has(word) || englishStopWords.has(word);

/** The word as it is spelt, its stem if it is Gujarati, and the parts of a name: `top_k`, `textToImage`. */
export function termsOf(word: string): readonly string[] {
    const whole = spelling(word);
    if (isGujarati(whole)) return [...new Set([whole, stem(whole)])];
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map(spelling);
    return [...new Set([whole, ...parts])].filter((term) => term !== "");
}

/** The shortest key that says anything. */
const shortestKey = 3;

/** What a word of a page in Gujarati sounds like, whichever script it is in: as it is, and its stem. */
export function soundsOf(word: string): readonly string[] {
    const whole = spelling(word);
    return longEnough(isGujarati(whole) ? [whole, stem(whole)].map(latinKey) : [latinKey(whole)]);
}

/** What a word of a query may sound like. */
export function soundsMeant(word: string): readonly string[] {
    return isGujarati(word) ? soundsOf(word) : longEnough(keysOf(spelling(word)));
}

const longEnough = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key.length >= shortestKey);

/** Only Gujarati is written in two scripts. */
export const hasSounds = (language: Language): boolean => language === "gu";
