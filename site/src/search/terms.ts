/** The index terms of a word, the same at index and at query time. */

import { normalise } from "./gujarati/normalise.ts";
import { isGujarati, phoneticKey, phoneticKeysOf } from "./gujarati/phonetic-key.ts";
import { stem } from "./gujarati/stem.ts";

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

/** A word: letters with their marks, digits, and underscores as in identifiers. */
const word = /[\p{L}\p{M}\p{N}_\u200c\u200d]+/gu;

/** A word of a text, with its start offset. */
export type Token = { readonly word: string; readonly start: number };

export const tokenize = (text: string): Token[] =>
    [...text.matchAll(word)].map((found) => ({ word: found[0], start: found.index }));

/** The normalised spelling of a word, for comparison. */
export const spelling = (word: string): string => normalise(word.toLowerCase()).replaceAll(/^_+|_+$/g, "");

/** Stop words, among them the postpositions that are written as separate words. */
const gujaratiStopWords: ReadonlySet<string> = new Set(
    `અને અથવા કે તો પણ જ ય છે છો છું છીએ હતું હતા હતી હતો હોય હશે નો ની નું ના નાં ને થી માં પર એ આ તે જે કોઈ કંઈ કશું
    એટલે જેમ તેમ એમ માટે સાથે પાસે વડે દ્વારા સુધી તેના તેની તેનું તેને તેમાં તેઓ તેથી આવે જાય થાય થઈ થયું કરે`
        .split(/\s+/)
        .map(normalise),
);
