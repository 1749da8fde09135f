import { type CollectionEntry, getCollection } from "astro:content";
import type { Language } from "../../languages.ts";
import { type Section, sectionOf } from "./section.ts";

/** A chapter: where it stands, what its head says, and its text as it was written. */
export type Chapter = Section &
    CollectionEntry<"chapters">["data"] & {
        /** Its file, `gu/course/chapter3/1`. */
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
