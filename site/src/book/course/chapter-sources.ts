/** The chapters as sources of the notebooks in the repository, which hosted notebook services open. */

import { sectionOf } from "../../frame/map/section.ts";
import { type ChapterFile, chapterFileReader, chapterFiles } from "./chapter-files.ts";
import type { ChapterSource } from "./notebook-cells.ts";

/** A chapter as input for its notebook. */
export function sourceOf({ id, file, markdown }: ChapterFile): ChapterSource {
    const { language, chapter } = sectionOf(id);
    return { language, chapter, file, markdown, readFile: chapterFileReader(file) };
}

/** All chapters, in reading order. */
export const chapterSources = (): readonly ChapterSource[] => chapterFiles().map(sourceOf);
