import { isLanguage, type Language } from "../i18n/languages.ts";
import type { Place } from "../routes.ts";

/** Where a section of the course stands. */
export type Section = {
    readonly language: Language;
    readonly place: Place;
    readonly chapter: number;
    readonly section: number;
};

/**
 * Reads where a section stands from the name of its file, `gu/course/chapter0/1`.
 * @throws Error when the file is named otherwise
 */
export function sectionOf(id: string): Section {
    const [, language, place, chapter, section] = /^([^/]+)\/(course\/chapter(\d+)\/(\d+))$/.exec(id) ?? [];
    if (place === undefined || !isLanguage(language)) {
        throw new Error(`A chapter is named {language}/course/chapter{number}/{section}.mdx; received ${id}.`);
    }
    return { language, place, chapter: Number(chapter), section: Number(section) };
}
