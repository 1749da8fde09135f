/** The strings of what loads after a page, in the page's language only. */
import { fallbackLanguage, isLanguage, type Language } from "../languages.ts";
import type { RunStrings } from "./en/run.ts";
import type { SearchStrings } from "./en/search.ts";

/** The language of the page that this code runs in. */
export function pageLanguage(): Language {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : fallbackLanguage;
}

/** The strings of the Run panel. */
export async function pageRunStrings(): Promise<RunStrings> {
    const { run }: { run: RunStrings } = await import(`./${pageLanguage()}/run.ts`).catch(() => import("./en/run.ts"));
    return run;
}

/** The strings of the search. */
export async function pageSearchStrings(): Promise<SearchStrings> {
    const { search }: { search: SearchStrings } = await import(`./${pageLanguage()}/search.ts`).catch(
        () => import("./en/search.ts"),
    );
    return search;
}
