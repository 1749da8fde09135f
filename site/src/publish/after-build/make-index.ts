/** The index of the search, from the pages as they were built. */
import MiniSearch from "minisearch";
import type { Language } from "../../languages.ts";
import { libraryPlace, modelsPlace } from "../../routes.ts";
import type { IndexedPage, IndexFile } from "../../search/index-file.ts";
import { indexOptions, type SearchRecord } from "../../search/index-options.ts";
import { wordsAt } from "../../search/words-at.ts";
import type { BuiltPage, PageSection } from "./read-page.ts";

/** How much of a section is kept to be shown; all of it is found. */
const keptOfText = 180;
/** How much of a page of which there are hundreds alike is looked into. */
const keptOfMany = 300;

/** A page as the index needs it. */
type ReadPage = Omit<BuiltPage, "article">;

/** What a part of the site is called, by the first word of its pages' places. */
export type PartNames = Readonly<Record<string, string>>;

export function makeIndex(language: Language, all: readonly ReadPage[], parts: PartNames): IndexFile {
    const built = all.filter((page) => page.language === language && !page.isUnlisted);
    const pages = built.map(
        ({ address, title, place }): IndexedPage => ({
            address,
            title,
            part: place.includes("/") ? (parts[partOf(place)] ?? "") : "",
            ...(isOneOfMany(place) && { isOneOfMany: true }),
            ...weightOf(place),
        }),
    );
    const index = new MiniSearch({ ...indexOptions, processTerm: onceEach(indexOptions.processTerm) });
    const records = built.flatMap((page, number) =>
        sectionsToFind(page).map((section) => recordOf(page, number, section)),
    );
    index.addAll(records.map((record, id) => ({ ...record, id })));
    return { pages, index: index.toJSON() };
}

/** A word stands in hundreds of pages: what it is found by is made once. */
function onceEach<Terms>(processTerm: (word: string) => Terms): (word: string) => Terms {
    const known = new Map<string, Terms>();
    return (word) => {
        const found = known.get(word);
        if (found !== undefined) return found;
        const terms = processTerm(word);
        known.set(word, terms);
        return terms;
    };
}

/** There are hundreds of models: one record for each. */
const isOneOfMany = (place: string): boolean => place.startsWith(`${modelsPlace}/`);

/** Whoever wants one model of hundreds, or a function's types, knows the name: tasks and chapters are for everybody. */
const weights: Readonly<Record<string, number>> = { [modelsPlace]: 0.4, [libraryPlace]: 0.5 };

function weightOf(place: string): { readonly weight?: number } {
    const weight = place.includes("/") ? weights[partOf(place)] : undefined;
    return weight === undefined ? {} : { weight };
}

const partOf = (place: string): string => place.split("/", 1)[0] ?? "";

function sectionsToFind(page: ReadPage): readonly PageSection[] {
    const [first, ...others] = page.sections;
    const top = first?.id === "" ? first : undefined;
    const text = top?.text || page.description;
    if (isOneOfMany(page.place)) {
        return [{ id: "", heading: "", text: text.slice(0, keptOfMany), code: "" }];
    }
    // A page is found by its title though nothing stands above its first heading.
    return [{ id: "", heading: "", text, code: top?.code ?? "" }, ...(top ? others : page.sections)];
}

const recordOf = ({ title }: ReadPage, page: number, { id, heading, text, code }: PageSection): SearchRecord => ({
    id: 0,
    page,
    anchor: id,
    title,
    heading,
    text,
    code: namesIn(code),
    excerpt: text.replaceAll("\n", " · ").slice(0, keptOfText),
});

/** What is looked for in a program are its names, however often each stands there. */
const namesIn = (code: string): string =>
    [...new Set(wordsAt(code).map(({ word }) => word))].filter((word) => /^\D\w{2,39}$/.test(word)).join(" ");
