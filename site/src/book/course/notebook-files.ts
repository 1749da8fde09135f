/** The notebooks that lie in the repository: a service that opens notebooks from there finds them, with the chapters' words. */

import { sectionOf } from "../../frame/map/section.ts";
import { type ChapterFile, chapterFiles, shownBy } from "./chapter-files.ts";
import type { ChapterSource } from "./notebook-cells.ts";

/** A chapter, as its notebook is made from it. */
export function sourceOf({ id, file, markdown }: ChapterFile): ChapterSource {
    const { language, chapter } = sectionOf(id);
    return { language, chapter, file, markdown, readFile: shownBy(file) };
}

/** Every chapter, in the order in which they are read. */
export const chapterSources = (): readonly ChapterSource[] => chapterFiles().map(sourceOf);
