/** A chapter as a notebook: a file that Jupyter, and services that run notebooks, open. */
import { notebookText } from "../../generator/nbformat.ts";
import { type Cell, type ChapterSource, cellsOf } from "./notebook-cells.ts";

/**
 * The file of a chapter's notebook. The same chapter gives the same file, whatever the site's address is: a link to a page
 * of the site is words in it.
 * @throws Error, with the place, where the chapter holds something of which no cell can be made
 */
export const notebookOf = (source: ChapterSource): string => notebookWith(source, cellsOf(source));

/** @param cells those of the chapter */
export const notebookWith = ({ language }: ChapterSource, cells: readonly Cell[]): string =>
    notebookText(cells, { title: titleOf(cells), language });

/** The first cell begins with it. */
const titleOf = ([first]: readonly Cell[]): string => /^# (.*)$/m.exec(first?.source ?? "")?.[1] ?? "";
