import { lastChanged } from "../frame/map/last-changed.ts";
import type { MapEntry } from "../frame/map/navigation.ts";
import { readMap } from "../frame/map/read-map.ts";
import { inEveryLanguage, type Language, languages } from "../languages.ts";
import { home } from "../routes.ts";
import { strings } from "../words/strings.ts";
import { type PublishedPage, type PublishedPages, publishedPages } from "./published-page.ts";

const known = new Map<Language, Promise<readonly PublishedPage[]>>();

/** Every page of a language: the home page, then those of the site map in order. Collected once per build. */
export function pagesOf(language: Language): Promise<readonly PublishedPage[]> {
    const pages =
        known.get(language) ??
        readMap(language).then((map) => publishedPages([homeEntry(language), ...map], lastChanged));
    known.set(language, pages);
    return pages;
}

/** The pages of every language. */
export async function allPages(): Promise<PublishedPages> {
    const pages = await Promise.all(languages.map(pagesOf));
    return inEveryLanguage((language) => pages[languages.indexOf(language)] ?? []);
}

/** The home page is not part of the map. */
function homeEntry(language: Language): MapEntry {
    const { title, description } = strings[language].home;
    return { place: home, title, description, sources: ["site/src/book/home"] };
}
