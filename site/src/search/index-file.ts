import type { AsPlainObject } from "minisearch";
import type { Language } from "../languages.ts";
import { fileAt } from "../routes.ts";

/** A page as the results name it. */
export type IndexedPage = {
    /** `fileAt(address)` is a link to it. */
    readonly address: string;
    readonly title: string;
    /** The part of the site that it belongs to, in a word; "" where it is alone. */
    readonly part: string;
    /** Whether there are hundreds like it, such as the models'. */
    readonly isOneOfMany?: boolean;
    /** How much what is found there counts; default 1. */
    readonly weight?: number;
};

/** The file of a language's index. */
export type IndexFile = { readonly pages: readonly IndexedPage[]; readonly index: AsPlainObject };

/**
 * Its name does not depend on what it says: pages are built, and can be read, before there is an index. Whoever fetches it
 * asks the host whether it has changed.
 */
export const indexName = (language: Language): string => `search/${language}.json`;

/** Where the index is. */
export const indexAddress = (language: Language): string => fileAt(`/${indexName(language)}`);
