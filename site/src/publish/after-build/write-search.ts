/** Writes the search index of each language. */
import { mkdir, writeFile } from "node:fs/promises";
import MiniSearch from "minisearch";
import { type Language, languages } from "../../languages.ts";
import {
    commandLinePlace,
    coursePlace,
    errorsPlace,
    libraryPlace,
    modelsPlace,
    providersPlace,
    tasksPlace,
    teachersPlace,
} from "../../routes.ts";
import { type IndexedPage, type IndexFile, indexName } from "../../search/index-file.ts";
import { indexOptions, type SearchRecord } from "../../search/index-options.ts";
import { tokenize } from "../../search/terms.ts";
import { strings } from "../../words/strings.ts";
import type { PageSection, PageText } from "./read-page.ts";

/** @param dir the build's output folder */
export async function writeSearchIndexes(dir: URL, pages: readonly PageText[]): Promise<void> {
    await mkdir(new URL("search/", dir), { recursive: true });
    for (const language of languages) {
        const index = makeIndex(language, pages, partNames(language));
        await writeFile(new URL(indexName(language), dir), JSON.stringify(index));
    }
}

function partNames(language: Language): PartNames {
    const { map } = strings[language];
    return {
        [coursePlace]: map.course.title,
        [tasksPlace]: map.tasks.title,
        [providersPlace]: map.providers.title,
        [modelsPlace]: map.models.title,
        [errorsPlace]: map.errors.title,
        [libraryPlace]: map.library.title,
        [commandLinePlace]: map.commandLine.title,
        [teachersPlace]: map.teachers.title,
    };
}

/** How many characters of a section are stored to be shown. The whole text is indexed. */
const keptOfText = 180;
/** How many characters of a model's page are indexed. */
const keptOfMany = 300;

/** The input of the index. */
type ReadPage = Omit<PageText, "markdown">;

/** The title of each part of the site, by the first segment of its pages' paths. */
type PartNames = Readonly<Record<string, string>>;

/** Makes the search index of a language from the built pages. */
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

/** Whether it is a page of a chapter's solutions: found by its title, so that no search gives the answer of an exercise away. */
const hasSolutions = (place: string): boolean => place.startsWith(`${teachersPlace}/`);

/** Models and the library rank lower, since readers search for these by name; solutions, below the chapters. */
const weights: Readonly<Record<string, number>> = {
    [modelsPlace]: 0.4,
    [libraryPlace]: 0.5,
    [teachersPlace]: 0.5,
};

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
    if (hasSolutions(page.place)) return [{ id: "", heading: "", text: page.description, code: "" }];
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
