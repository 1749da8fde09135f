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
};

/** The file of a language's index. */
export type IndexFile = { readonly pages: readonly IndexedPage[]; readonly index: AsPlainObject };

/**
 * What stands in a page for the hash of the index, which is known only when every page has been built; it is then put in
 * its place. A file of a fixed name that says the hash would do as well, if it were never newer or older than the page.
 */
export const hashPlaceholder = "callsheet-index-hash";

/** Its name holds a hash of what it says, so that a page never meets the index of another build. */
export const indexAddress = (language: Language): string => fileAt(`/search/${language}.${hashPlaceholder}.json`);
