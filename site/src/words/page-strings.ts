/** The strings of what loads after a page, in the page's language only. */
import { fallbackLanguage, isLanguage, type Language } from "../languages.ts";
import type { ExerciseStrings } from "./en/exercises.ts";
import type { ProviderPanelStrings } from "./en/provider-table.ts";
import type { RunStrings } from "./en/run.ts";
import type { SearchStrings } from "./en/search.ts";

/** The language of the page that this code runs in. */
export function pageLanguage(): Language {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : fallbackLanguage;
}

/** What a language has, by file; a language without it is not there. */
type Files<Strings> = Readonly<Record<string, () => Promise<Strings>>>;

/** The strings of the page's language; in English if it has none. */
const inPageLanguage = <Strings>(files: Files<Strings>, english: () => Promise<Strings>): Promise<Strings> => {
    const [, load = english] = Object.entries(files).find(([file]) => file.startsWith(`./${pageLanguage()}/`)) ?? [];
    return load();
};

const runFiles = import.meta.glob<RunStrings>("./*/run.ts", { import: "run" });
const exerciseFiles = import.meta.glob<ExerciseStrings>("./*/exercises.ts", { import: "exercises" });
const providerFiles = import.meta.glob<ProviderPanelStrings>("./*/provider-table.ts", { import: "providerTable" });
const searchFiles = import.meta.glob<SearchStrings>("./*/search.ts", { import: "search" });

/** The strings of the Run panel. */
export const pageRunStrings = (): Promise<RunStrings> =>
    inPageLanguage(runFiles, async () => (await import("./en/run.ts")).run);

/** The strings of an exercise. */
export const pageExerciseStrings = (): Promise<ExerciseStrings> =>
    inPageLanguage(exerciseFiles, async () => (await import("./en/exercises.ts")).exercises);

/** The strings of the table of providers. */
export const pageProviderStrings = (): Promise<ProviderPanelStrings> =>
    inPageLanguage(providerFiles, async () => (await import("./en/provider-table.ts")).providerTable);

/** The strings of the search. */
export const pageSearchStrings = (): Promise<SearchStrings> =>
    inPageLanguage(searchFiles, async () => (await import("./en/search.ts")).search);
