import type { Place } from "../../routes.ts";

/** A page of the site, or a heading that gathers pages; from the tree of them every way through the site is made. */
export type MapEntry = {
    /** Where the page is; a heading has none. */
    readonly place?: Place;
    readonly title: string;
    /** One or two sentences for who has not opened the page; every page has them. */
    readonly description?: string;
    /** A name that is no word of the language, such as a model's: it is neither translated nor read out as Gujarati. */
    readonly isName?: boolean;
    /** The files that the page is made from, from the repository's root; the first is the one to edit. */
    readonly sources?: readonly string[];
    /** Whether its children are too many for the sidebar, and stand in the page itself. Default: false. */
    readonly apart?: boolean;
    readonly children?: readonly MapEntry[];
};

/** An entry that is a page. */
export type PageEntry = MapEntry & { readonly place: Place; readonly description: string };

export const isPage = (entry: MapEntry): entry is PageEntry =>
    entry.place !== undefined && entry.description !== undefined;
