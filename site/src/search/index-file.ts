import type { AsPlainObject } from "minisearch";
import type { Language } from "../i18n/languages.ts";
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

/** Its name holds a hash of what it says, so that a page never meets the index of another build. */
export const indexName = (language: Language, hash: string): string => `search/${language}.${hash}.json`;

/**
 * What stands in a page for the hash, which is known only when every page has been built; it is then put in its place. A
 * file of a fixed name that says the hash would do as well, if it were never newer or older than the page.
 */
const hashPlaceholder = "callsheet-index-hash";

/** Where the index is, as a page says it until the hash is known. */
export const indexAddress = (language: Language): string => fileAt(`/${indexName(language, hashPlaceholder)}`);

export type IndexHashes = ReadonlyMap<Language, string>;

/** A page with the names of the indexes in it. */
export const withIndexNames = (html: string, hashes: IndexHashes): string =>
    [...hashes].reduce(
        (named, [language, hash]) => named.replaceAll(indexName(language, hashPlaceholder), indexName(language, hash)),
        html,
    );
