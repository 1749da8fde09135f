import { chapterFiles } from "../../../site/src/book/course/chapter-files.ts";
import { sectionOf } from "../../../site/src/frame/map/section.ts";

/** A chapter of the course in one language. */
export type Chapter = {
    readonly language: string;
    /** The same in every language: `course/chapter0/1`. */
    readonly name: string;
    /** Its file, relative to the repository root. */
    readonly file: string;
    readonly markdown: string;
};

/** Every chapter in every language, in reading order. */
export const readChapters = (): Chapter[] =>
    chapterFiles().map(({ id, file, markdown }) => {
        const { language, place } = sectionOf(id);
        return { language, name: place, file, markdown };
    });
