import { fallbackLanguage, isLanguage, type Language } from "../../languages.ts";
import { inEnglish } from "../../words/completed.ts";

/** The position of a section in the course. */
export type Section = {
    readonly language: Language;
    /** A `Place` of `routes.ts`. */
    readonly place: string;
    readonly chapter: number;
    readonly section: number;
};

const ofSection = /^course\/chapter(\d+)\/(\d+)$/;

/**
 * Reads the position of a section from the id of its file, `gu/course/chapter0/1`.
 * @throws Error if the id has another form
 */
export function sectionOf(id: string): Section {
    const [, language, place = ""] = /^([^/]+)\/(.+)$/.exec(id) ?? [];
    const [, chapter, section] = ofSection.exec(place) ?? [];
    if (section === undefined || !isLanguage(language)) {
        throw new Error(`A chapter is named {language}/course/chapter{number}/{section}.mdx; received ${id}.`);
    }
    return { language, place, chapter: Number(chapter), section: Number(section) };
}

/** The section at a path; undefined for other pages. */
export const sectionAt = (language: Language, place: string): Section | undefined =>
    ofSection.test(place) ? sectionOf(`${language}/${place}`) : undefined;

/** The number of a section as readers see it: that of its chapter, or `0.2` for its second section. */
export const sectionNumber = ({ chapter, section }: Pick<Section, "chapter" | "section">): string =>
    section === 1 ? `${chapter}` : `${chapter}.${section}`;

/** The name of a section's notebook. */
export const notebookName = (section: Pick<Section, "chapter" | "section">): string =>
    `chapter${sectionNumber(section).replace(".", "-")}.ipynb`;

/** The path of a section's notebook where `npm run notebooks` writes them, and in the branch that Colab opens. */
export const notebookFile = (section: Pick<Section, "language" | "chapter" | "section">): string =>
    `${section.language}/${notebookName(section)}`;

export const notebookType = "application/x-ipynb+json";

/** The language of a text, for the attribute `lang` on a page in another language. */
export const langOnPage = (language: Language, { id }: { readonly id: string }): string | undefined =>
    id.startsWith(`${language}/`) ? undefined : fallbackLanguage;

/** A title or a description from such a text, for a page in a language. */
export const textOnPage = (language: Language, entry: { readonly id: string }, text: string): string =>
    langOnPage(language, entry) ? inEnglish(text) : text;
