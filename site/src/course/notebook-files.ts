/** The notebooks that lie in the repository: a service that opens notebooks from there finds them, with the chapters' words. */
import { chapterFiles, shownBy } from "./chapter-files.ts";
import type { ChapterSource } from "./notebook-cells.ts";
import { sectionOf } from "./section.ts";

/** Every chapter, as its notebook is made from it, in the order in which they are read. */
export const chapterSources = (): readonly ChapterSource[] =>
    chapterFiles().map(({ id, file, markdown }) => {
        const { language, chapter } = sectionOf(id);
        return { language, chapter, file, markdown, readFile: shownBy(file) };
    });
