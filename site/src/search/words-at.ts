import { normalise } from "./gujarati/normalise.ts";

/** A word: letters with their marks, digits, and the lines that hold a program's names together. */
const word = /[\p{L}\p{M}\p{N}_\u200c\u200d]+/gu;

/** A word of a text, where it stands in it. */
export type WordAt = { readonly word: string; readonly start: number };

export const wordsAt = (text: string): WordAt[] =>
    [...text.matchAll(word)].map((found) => ({ word: found[0], start: found.index }));

/** A word in the one spelling in which words are compared. */
export const spelling = (word: string): string => normalise(word.toLowerCase()).replaceAll(/^_+|_+$/g, "");
