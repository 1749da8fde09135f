import { type CollectionEntry, getCollection } from "astro:content";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { chapterAt } from "./content.ts";
import { type Section, sectionOf } from "./section.ts";
import { textOnPage } from "./text-language.ts";

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
