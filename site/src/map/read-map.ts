import { getCollection } from "astro:content";
import { sectionOf } from "../course/section.ts";
import type { Language } from "../i18n/languages.ts";
import type { MapEntry } from "./entry.ts";
import { siteMap } from "./site-map.ts";

const maps = new Map<Language, Promise<readonly MapEntry[]>>();

/** The map of the site in a language, with the chapters that are there. It is read once in a build. */
export function readMap(language: Language): Promise<readonly MapEntry[]> {
    const known = maps.get(language);
    if (known) return known;
    const map = chaptersIn(language).then((chapters) => siteMap(language, chapters));
    maps.set(language, map);
    return map;
}

async function chaptersIn(language: Language): Promise<readonly MapEntry[]> {
    const entries = await getCollection("chapters", ({ id }) => id.startsWith(`${language}/`));
    return entries
        .map((entry) => ({ ...sectionOf(entry.id), ...entry.data, id: entry.id }))
        .sort((one, other) => one.chapter - other.chapter || one.section - other.section)
        .map(({ place, title, description, id }) => ({
            place,
            title,
            description,
            sources: [`site/src/content/${id}.mdx`],
        }));
}
