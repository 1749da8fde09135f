/** Queries on the site map: all pages, the path to a page, and its neighbours. */
import type { Place } from "../../routes.ts";

/** All pages below these entries, in reading order. */
export const pagesIn = (entries: readonly MapEntry[]): PageEntry[] =>
    entries.flatMap((entry) => [...(isPage(entry) ? [entry] : []), ...pagesIn(entry.children ?? [])]);

/** The entries from the top of the map down to a page, which is the last. Empty if the map has no such page. */
export function trailTo(entries: readonly MapEntry[], place: Place): readonly MapEntry[] {
    for (const entry of entries) {
        if (entry.place === place) return [entry];
        const below = trailTo(entry.children ?? [], place);
        if (below.length > 0) return [entry, ...below];
    }
    return [];
}

export type Neighbours = { readonly previous?: PageEntry; readonly next?: PageEntry };

/** The pages before and after a page, within its part of the map. */
export function neighboursOf(entries: readonly MapEntry[], place: Place): Neighbours {
    const [part] = trailTo(entries, place);
    const pages = part ? pagesIn([part]) : [];
    const index = pages.findIndex((page) => page.place === place);
    const previous = pages[index - 1];
    const next = pages[index + 1];
    return { ...(previous && { previous }), ...(next && { next }) };
}

/** A page of the site, or a heading that groups pages. All navigation is made from the tree of these. */
export type MapEntry = {
    /** The path of the page; a heading has none. */
    readonly place?: Place;
    readonly title: string;
    /** One or two sentences about the page, for links to it; every page has them. */
    readonly description?: string;
    /** Whether the title is a name, such as a model's id: it is not translated or read out as Gujarati. */
    readonly isName?: boolean;
    /** The source files of the page, as paths from the repository's root; the first is the one to edit. */
    readonly sources?: readonly string[];
    /** Whether its children are too many for the sidebar, and are listed on the page itself. Default: false. */
    readonly apart?: boolean;
    readonly children?: readonly MapEntry[];
};

/** An entry that is a page. */
export type PageEntry = MapEntry & { readonly place: Place; readonly description: string };

export const isPage = (entry: MapEntry): entry is PageEntry =>
    entry.place !== undefined && entry.description !== undefined;
