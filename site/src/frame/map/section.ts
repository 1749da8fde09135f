import { isLanguage, type Language } from "../../languages.ts";

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

/** The number of the chapter at a path; undefined for other pages. */
export function chapterOf(place: string): number | undefined {
    const [, chapter] = ofSection.exec(place) ?? [];
    return chapter === undefined ? undefined : Number(chapter);
}

/** The path of a chapter's notebook in the repository. */
export const notebookFile = ({ language, chapter }: Pick<Section, "language" | "chapter">): string =>
    `notebooks/${language}/chapter${chapter}.ipynb`;

export const notebookType = "application/x-ipynb+json";
