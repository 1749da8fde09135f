/** The index terms of a word, the same at index and at query time. */
import { isGujarati, phoneticKey, phoneticKeysOf } from "./gujarati/phonetic-key.ts";
import { stem } from "./gujarati/stem.ts";
import { gujaratiStopWords } from "./gujarati/stop-words.ts";
import { spelling } from "./tokenize.ts";

const englishStopWords: ReadonlySet<string> = new Set(
    "a an and are as at be by can do for from has how i if in is it its of on or that the then this to was what when which who will with you your".split(
        " ",
    ),
);

export const isStopWord = (word: string): boolean => gujaratiStopWords.has(word) || englishStopWords.has(word);

/** The stem of a Gujarati word; any other word itself, and the parts of a name such as `top_k` or `textToImage`. */
export function termsOf(word: string): readonly string[] {
    const spelt = spelling(word);
    if (isGujarati(spelt)) return [stem(spelt)];
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map(spelling);
    return [...new Set([spelt, ...parts])].filter((term) => term !== "");
}

/** The phonetic keys of a word of a query. */
export function soundsOf(word: string): readonly string[] {
    const spelt = spelling(word);
    return isGujarati(spelt) ? [phoneticKey(stem(spelt))] : phoneticKeysOf(spelt);
}
