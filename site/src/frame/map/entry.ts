import type { Place } from "../../routes.ts";

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
