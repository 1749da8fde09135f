/** What a word is found by: the same at index and at query. */
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

/** The stem of a word in Gujarati; any other as it is spelt, and the parts of a name: `top_k`, `textToImage`. */
export function termsOf(word: string): readonly string[] {
    const whole = spelling(word);
    if (isGujarati(whole)) return [stem(whole)];
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map(spelling);
    return [...new Set([whole, ...parts])].filter((term) => term !== "");
}

/** What a word of a query may sound like. */
export function soundsOf(word: string): readonly string[] {
    const whole = spelling(word);
    return isGujarati(whole) ? [latinKey(stem(whole))] : keysOf(whole);
}
