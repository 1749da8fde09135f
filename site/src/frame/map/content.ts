/** Chapters and guides in a language of the site. What is not translated is there in English. */
import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import { fallbackLanguage, type Language } from "../../languages.ts";
import type { Place } from "../../routes.ts";
import { type Section, sectionOf, textOnPage } from "./section.ts";

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

/** A chapter: its path, its frontmatter, and its Markdown. */
export type Chapter = Section &
    CollectionEntry<"chapters">["data"] & {
        /** The id of its file, `gu/course/chapter3/1`; of the English one, if the language has none. */
        readonly id: string;
        readonly text: string;
    };

/** The chapters of a language, in the order of reading. */
export async function chaptersIn(language: Language): Promise<readonly Chapter[]> {
    const english = await getCollection("chapters", ({ id }) => id.startsWith(`${fallbackLanguage}/`));
    const chapters = english.map(async (entry): Promise<Chapter> => {
        const section = { ...sectionOf(entry.id), language };
        const own = await chapterAt(language, section.place);
        const { id, data, body: text = "" } = own;
        const shown = (one: string): string => textOnPage(language, own, one);
        const [title, description, needs] = [shown(data.title), shown(data.description), shown(data.needs)];
        return { ...section, ...data, title, description, needs, id, text };
    });
    return (await Promise.all(chapters)).sort(
        (one, other) => one.chapter - other.chapter || one.section - other.section,
    );
}
