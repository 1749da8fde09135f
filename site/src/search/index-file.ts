import type { AsPlainObject } from "minisearch";
import type { Language } from "../languages.ts";
import { fileAt } from "../routes.ts";

/** A page in the index, as results show it. */
export type IndexedPage = {
    /** `fileAt(address)` is a link to it. */
    readonly address: string;
    readonly title: string;
    /** The part of the site that it belongs to; "" if it belongs to none. */
    readonly part: string;
    /** Whether it is one of many similar pages, such as those of models. */
    readonly isOneOfMany?: boolean;
    /** The factor of its score; default 1. */
    readonly weight?: number;
};

/** The index of a language, as a file. */
export type IndexFile = { readonly pages: readonly IndexedPage[]; readonly index: AsPlainObject };

/**
 * The name has no content hash, because pages are built before the index. It is fetched with revalidation.
 */
export const indexName = (language: Language): string => `search/${language}.json`;

/** The address of the index. */
export const indexAddress = (language: Language): string => fileAt(`/${indexName(language)}`);
