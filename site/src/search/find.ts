import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { Language } from "../i18n/languages.ts";
import { excerptOf, marked, type Piece } from "./excerpt.ts";
import type { IndexedPage } from "./index-file.ts";
import type { SearchRecord, Stored } from "./index-options.ts";
import { queryOf, queryWords } from "./query.ts";

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
export type SearchIndex = { readonly pages: readonly IndexedPage[]; readonly index: MiniSearch<SearchRecord> };

/** How many sections are shown of a page. */
const mostSections = 3;
/** If sections with all words are of fewer pages than these, those with some of them follow. */
const enoughPages = 3;

/** How much a page counts that is one of hundreds alike: whoever wants it knows its name. */
const weightOfMany = 0.4;

type Found = SearchResult & Stored;

/** The pages that have what somebody looks for, the best first. */
export function find({ pages, index }: SearchIndex, text: string, language: Language): readonly FoundPage[] {
    const words = queryWords(text);
    if (words.length === 0) return [];
    const boostDocument = (_: unknown, __: string, stored?: Record<string, unknown>): number =>
        pages[Number(stored?.["page"])]?.isOneOfMany ? weightOfMany : 1;
    const search = (together: boolean) =>
        groups(index.search(queryOf(words, language, together), { boostDocument }) as Found[]);
    const withAll = search(true);
    const others = words.length > 1 && withAll.size < enoughPages ? search(false) : withAll;
    const found = new Map([...withAll, ...[...others].filter(([page]) => !withAll.has(page))]);
    return [...found]
        .flatMap(([number, sections]) => {
            const page = pages[number];
            return page ? [{ page, sections }] : [];
        })
        .sort((one, other) => Number(isNamed(other.page, text)) - Number(isNamed(one.page, text)))
        .map(({ page, sections }) => shown(page, sections));
}

/** The sections of each page, which come in the order of their scores; and so do the pages. */
function groups(found: readonly Found[]): ReadonlyMap<number, readonly Found[]> {
    return Map.groupBy(found, ({ page }) => page);
}

/** Whether somebody wrote what the page is called, or its id: that of a task, a provider, a model with its owner or without. */
export function isNamed({ address, title }: IndexedPage, text: string): boolean {
    const name = text.trim().toLowerCase();
    const [, , , ...id] = address.toLowerCase().split("/");
    return name !== "" && [title.toLowerCase(), id.join("/"), id.at(-1)].includes(name);
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
    Object.values(match).some((fields) => fields.some((field) => field !== "title" && field !== "sound"));
