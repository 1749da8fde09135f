import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import { excerptOf, marked, type Piece } from "./excerpt.ts";
import type { IndexedPage } from "./index-file.ts";
import type { SearchRecord, Stored } from "./index-options.ts";
import { queryOf, queryWords } from "./query.ts";
import type { Vocabulary } from "./synonyms.ts";

export type FoundSection = {
    /** The id of its heading. */
    readonly anchor: string;
    readonly heading: readonly Piece[];
    readonly excerpt: readonly Piece[];
};

export type FoundPage = {
    readonly address: string;
    readonly title: readonly Piece[];
    readonly part: string;
    /** From the top of the page; empty if nothing was found there. */
    readonly excerpt: readonly Piece[];
    /** The found sections, the best first. */
    readonly sections: readonly FoundSection[];
};

/** A loaded index. */
export type SearchIndex = {
    readonly pages: readonly IndexedPage[];
    readonly index: MiniSearch<SearchRecord>;
    readonly vocabulary: Vocabulary;
};

/** How many sections of a page are shown at most. */
const maxSections = 3;
/** If fewer pages have all the words, pages with some of them follow. */
const minPagesWithAllWords = 3;

type Found = SearchResult & Stored;

export type Findings = {
    /** The number of found pages. */
    readonly count: number;
    /** The best pages, the best first. */
    readonly pages: readonly FoundPage[];
};

/** Finds the pages for a query. @param maxPages how many pages to return at most */
export function find({ pages, index, vocabulary }: SearchIndex, text: string, maxPages: number): Findings {
    const words = queryWords(text);
    if (words.length === 0) return { count: 0, pages: [] };
    const boostDocument = (_: unknown, __: string, stored?: Record<string, unknown>): number =>
        pages[Number(stored?.["page"])]?.weight ?? 1;
    const search = (together: boolean) =>
        // The results are sorted by score, so the pages and their sections are, too.
        Map.groupBy(
            index.search(queryOf(words, vocabulary, together), { boostDocument }) as Found[],
            ({ page }) => page,
        );
    const withAll = search(true);
    const others = words.length > 1 && withAll.size < minPagesWithAllWords ? search(false) : withAll;
    const found = new Map([...withAll, ...[...others].filter(([page]) => !withAll.has(page))]);
    const best = [...found]
        .flatMap(([number, sections]) => {
            const page = pages[number];
            return page ? [{ page, sections, named: nameMatch(page, text) }] : [];
        })
        .sort((one, other) => other.named - one.named)
        .slice(0, maxPages);
    return { count: found.size, pages: best.map(({ page, sections }) => shown(page, sections)) };
}

/**
 * How well a query matches the name of a page: 2 for the id of a task, a provider or a model (with or without its
 * owner), 1 for a title, which is often an ordinary word, otherwise 0.
 */
export function nameMatch({ address, title, isOneOfMany }: IndexedPage, text: string): 0 | 1 | 2 {
    const name = text.trim().toLowerCase();
    const [, , , ...id] = address.toLowerCase().split("/");
    if (name === "") return 0;
    if (name === id.join("/") || (isOneOfMany && name === id.at(-1))) return 2;
    return name === title.toLowerCase() ? 1 : 0;
}

function shown({ address, title, part }: IndexedPage, found: readonly Found[]): FoundPage {
    const terms = new Set(found.flatMap((section) => section.terms));
    const top = found.find(({ anchor }) => anchor === "");
    const sections = found
        .filter((section) => section.anchor !== "" && hasMoreThanTitle(section))
        .map(({ anchor, heading, excerpt }) => ({
            anchor,
            heading: marked(heading, terms),
            excerpt: excerptOf(excerpt, terms),
        }));
    // The found word may be beyond the stored excerpt of a section; sections that show it come first.
    const withHits = sections.filter(({ heading, excerpt }) => [...heading, ...excerpt].some(({ isHit }) => isHit));
    return {
        address,
        part,
        title: marked(title, terms),
        excerpt: top ? excerptOf(top.excerpt, terms) : [],
        sections: (withHits.length > 0 ? withHits : sections).slice(0, maxSections),
    };
}

/** Every section is indexed with the title of its page; one that matches by the title only adds nothing. */
const hasMoreThanTitle = ({ match }: Found): boolean =>
    Object.values(match).some((fields) => fields.some((field) => field !== "title"));
