import { normalise } from "./gujarati/normalise.ts";

/** A word: letters with their marks, digits, and underscores as in identifiers. */
const word = /[\p{L}\p{M}\p{N}_\u200c\u200d]+/gu;

/** A word of a text, with its start offset. */
export type Token = { readonly word: string; readonly start: number };

export const tokenize = (text: string): Token[] =>
    [...text.matchAll(word)].map((found) => ({ word: found[0], start: found.index }));

/** The normalised spelling of a word, for comparison. */
export const spelling = (word: string): string => normalise(word.toLowerCase()).replaceAll(/^_+|_+$/g, "");
