/**
 * The options for building and reading the index. We use MiniSearch because it lets us process words ourselves, at
 * index and at query time. Pagefind, which splits its index into many files, has no stemmer for Gujarati.
 */
import type { Options } from "minisearch";
import { isStopWord, spelling, termsOf, tokenize } from "./terms.ts";

/** A document of the index: a section of a page. */
export type SearchRecord = {
    readonly id: number;
    /** The index of its page. */
    readonly page: number;
    /** The id of its heading; "" is the top of the page. */
    readonly anchor: string;
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    readonly code: string;
    /** The text that is shown of it. */
    readonly excerpt: string;
};

/** The stored fields of a found record. */
export type Stored = Pick<SearchRecord, "page" | "anchor" | "heading" | "excerpt">;

const textFields = ["title", "heading", "text", "code"] as const;

/** The weight of a match in each field. */
export const boost: Readonly<Record<(typeof textFields)[number], number>> = {
    title: 4,
    heading: 3,
    text: 1,
    code: 0.5,
};

export const indexOptions = {
    fields: [...textFields],
    storeFields: ["page", "anchor", "heading", "excerpt"] satisfies (keyof Stored)[],
    tokenize: (text: string) => tokenize(text).map(({ word }) => word),
    processTerm: (word: string) => (isStopWord(spelling(word)) ? null : [...termsOf(word)]),
} satisfies Options<SearchRecord>;
