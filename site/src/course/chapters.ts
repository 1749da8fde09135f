import { type CollectionEntry, getCollection } from "astro:content";
import type { Language } from "../i18n/languages.ts";
import { componentsIn } from "./read-text.ts";
import { type Section, sectionOf } from "./section.ts";

/** A chapter, without its text. */
export type Chapter = Section &
    CollectionEntry<"chapters">["data"] & {
        /** Its file, `gu/course/chapter3/1`. */
        readonly id: string;
        /** The ids of the questions that it asks. */
        readonly questions: readonly string[];
    };

/** The chapters of a language, in the order of reading. */
export async function chaptersIn(language: Language): Promise<readonly Chapter[]> {
    const entries = await getCollection("chapters", ({ id }) => id.startsWith(`${language}/`));
    return entries
        .map(({ id, data, body = "" }) => ({ ...sectionOf(id), ...data, id, questions: questionsIn(body, id) }))
        .sort((one, other) => one.chapter - other.chapter || one.section - other.section);
}

const questionsIn = (text: string, id: string): readonly string[] =>
    componentsIn("Check", text, id).map(({ properties }) => properties["id"] ?? "");
