/** Makes the search index from the built pages. */
import MiniSearch from "minisearch";
import type { Language } from "../../languages.ts";
import { libraryPlace, modelsPlace } from "../../routes.ts";
import type { IndexedPage, IndexFile } from "../../search/index-file.ts";
import { indexOptions, type SearchRecord } from "../../search/index-options.ts";
import { tokenize } from "../../search/tokenize.ts";
import type { BuiltPage, PageSection } from "./read-page.ts";

/** How many characters of a section are stored to be shown. The whole text is indexed. */
const keptOfText = 180;
/** How many characters of a model's page are indexed. */
const keptOfMany = 300;

/** The input of the index. */
type ReadPage = Omit<BuiltPage, "article">;

/** The title of each part of the site, by the first segment of its pages' paths. */
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
    const index = new MiniSearch({ ...indexOptions, processTerm: memoized(indexOptions.processTerm) });
    const records = built.flatMap((page, number) =>
        sectionsToFind(page).map((section) => recordOf(page, number, section)),
    );
    index.addAll(records.map((record, id) => ({ ...record, id })));
    return { pages, index: index.toJSON() };
}

/** Memoizes `processTerm`: a word occurs in hundreds of pages. */
function memoized<Terms>(processTerm: (word: string) => Terms): (word: string) => Terms {
    const known = new Map<string, Terms>();
    return (word) => {
        const found = known.get(word);
        if (found !== undefined) return found;
        const terms = processTerm(word);
        known.set(word, terms);
        return terms;
    };
}

/** Whether it is a model's page. There are hundreds, so each gets a single record. */
const isOneOfMany = (place: string): boolean => place.startsWith(`${modelsPlace}/`);

/** Models and the library rank lower, since readers search for these by name. */
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
    // Without text above its first heading, a page still needs a record that finds it by its title.
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

/** The distinct names in a program: people search code by its names. */
const namesIn = (code: string): string =>
    [...new Set(tokenize(code).map(({ word }) => word))].filter((word) => /^\D\w{2,39}$/.test(word)).join(" ");
