/**
 * How the index is made and read. MiniSearch, for what becomes of a word is ours to say, at index and at query alike:
 * Pagefind, which divides its index into many files, stems by its own list of languages, in which Gujarati is not.
 */
import type { Options } from "minisearch";
import { isStopWord, termsOf } from "./terms.ts";
import { spelling, wordsAt } from "./words-at.ts";

/** What is found: a section of a page. */
export type SearchRecord = {
    readonly id: number;
    /** Which of the pages it is of. */
    readonly page: number;
    /** The id of its heading; "" is the top of the page. */
    readonly anchor: string;
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    readonly code: string;
    /** What is shown of it. */
    readonly excerpt: string;
};

/** What the index says of a record that is found. */
export type Stored = Pick<SearchRecord, "page" | "anchor" | "heading" | "excerpt">;

const textFields = ["title", "heading", "text", "code"] as const;

/** Where a word stands says how much the section is about it. */
export const boost: Readonly<Record<(typeof textFields)[number], number>> = {
    title: 4,
    heading: 3,
    text: 1,
    code: 0.5,
};

export const indexOptions = {
    fields: [...textFields],
    storeFields: ["page", "anchor", "heading", "excerpt"] satisfies (keyof Stored)[],
    tokenize: (text: string) => wordsAt(text).map(({ word }) => word),
    processTerm: (word: string) => (isStopWord(spelling(word)) ? null : [...termsOf(word)]),
} satisfies Options<SearchRecord>;
