import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import { excerptOf, marked, type Piece } from "./excerpt.ts";
import type { IndexedPage } from "./index-file.ts";
import type { SearchRecord, Stored } from "./index-options.ts";
import { queryOf, queryWords } from "./query.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
    /** Of its beginning; empty where nothing was found there. */
    readonly excerpt: readonly Piece[];
    /** The sections in which something was found, the best first. */
    readonly sections: readonly FoundSection[];
};

/** An index that can be asked. */
export type SearchIndex = {
    readonly pages: readonly IndexedPage[];
    readonly index: MiniSearch<SearchRecord>;
    readonly vocabulary: Vocabulary;
};

/** How many sections are shown of a page. */
const mostSections = 3;
/** If sections with all words are of fewer pages than these, those with some of them follow. */
const enoughPages = 3;

type Found = SearchResult & Stored;

export type Findings = {
    /** How many pages were found. */
    readonly count: number;
    /** The best of them, the best first. */
    readonly pages: readonly FoundPage[];
};

/** The pages that have what somebody looks for. @param most how many of them are to be shown */
export function find({ pages, index, vocabulary }: SearchIndex, text: string, most: number): Findings {
    const words = queryWords(text);
    if (words.length === 0) return { count: 0, pages: [] };
    const boostDocument = (_: unknown, __: string, stored?: Record<string, unknown>): number =>
        pages[Number(stored?.["page"])]?.weight ?? 1;
    const search = (together: boolean) =>
        groups(index.search(queryOf(words, vocabulary, together), { boostDocument }) as Found[]);
    const withAll = search(true);
    const others = words.length > 1 && withAll.size < enoughPages ? search(false) : withAll;
    const found = new Map([...withAll, ...[...others].filter(([page]) => !withAll.has(page))]);
    const best = [...found]
        .flatMap(([number, sections]) => {
            const page = pages[number];
            return page ? [{ page, sections, named: howNamed(page, text) }] : [];
        })
        .sort((one, other) => other.named - one.named)
        .slice(0, most);
    return { count: found.size, pages: best.map(({ page, sections }) => shown(page, sections)) };
}

/** The sections of each page, which come in the order of their scores; and so do the pages. */
function groups(found: readonly Found[]): ReadonlyMap<number, readonly Found[]> {
    return Map.groupBy(found, ({ page }) => page);
}

/**
 * How surely somebody wrote the name of a page: the id of a task, a provider or a model, with its owner or without, is
 * surer than a title, which is often a word like others.
 */
export function howNamed({ address, title, isOneOfMany }: IndexedPage, text: string): 0 | 1 | 2 {
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
    // Where the word stands further on than what is kept of a section, one sees nothing of it.
    const telling = sections.filter(({ heading, excerpt }) => [...heading, ...excerpt].some(({ isHit }) => isHit));
    return {
        address,
        part,
        title: marked(title, terms),
        excerpt: top ? excerptOf(top.excerpt, terms) : [],
        sections: (telling.length > 0 ? telling : sections).slice(0, mostSections),
    };
}

/** Every section of a page has the page's title; one in which there is no more is no better than the page. */
const hasMoreThanTitle = ({ match }: Found): boolean =>
    Object.values(match).some((fields) => fields.some((field) => field !== "title"));
