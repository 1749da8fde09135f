/** Queries on the site map: all pages, the path to a page, and its neighbours. */
import type { Place } from "../../routes.ts";
import { isPage, type MapEntry, type PageEntry } from "./entry.ts";

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
