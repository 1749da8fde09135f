/** Chapters and guides in a language of the site. What is not translated is there in English. */
import { type CollectionEntry, getEntry } from "astro:content";
import { fallbackLanguage, type Language } from "../../languages.ts";
import type { Place } from "../../routes.ts";

/** A chapter in a language, or else in English. @throws Error if there is none in either */
export const chapterAt = async (language: Language, place: Place): Promise<CollectionEntry<"chapters">> =>
    (await getEntry("chapters", `${language}/${place}`)) ??
    orFail(place, await getEntry("chapters", `${fallbackLanguage}/${place}`));

/** A guide, or a page about an integration, likewise. */
export const guideAt = async (language: Language, place: Place): Promise<CollectionEntry<"guides">> =>
    (await getEntry("guides", `${language}/${place}`)) ??
    orFail(place, await getEntry("guides", `${fallbackLanguage}/${place}`));

function orFail<Entry>(place: Place, entry: Entry | undefined): Entry {
    if (entry === undefined) {
        throw new Error(
            `There is no book/content/${fallbackLanguage}/${place}.mdx: see the lists in site/src/frame/map.`,
        );
    }
    return entry;
}
