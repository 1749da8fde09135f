import { type CollectionEntry, getCollection } from "astro:content";
import type { Language } from "../../languages.ts";
import { type Section, sectionOf } from "./section.ts";

/** A chapter: its path, its frontmatter, and its Markdown. */
export type Chapter = Section &
    CollectionEntry<"chapters">["data"] & {
        /** The id of its file, `gu/course/chapter3/1`. */
        readonly id: string;
        readonly text: string;
    };

/** The chapters of a language, in the order of reading. */
export async function chaptersIn(language: Language): Promise<readonly Chapter[]> {
    const entries = await getCollection("chapters", ({ id }) => id.startsWith(`${language}/`));
    return entries
        .map(({ id, data, body: text = "" }) => ({ ...sectionOf(id), ...data, id, text }))
        .sort((one, other) => one.chapter - other.chapter || one.section - other.section);
}
