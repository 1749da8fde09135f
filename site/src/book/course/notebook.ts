/** A chapter as a Jupyter notebook. */
import { notebookText } from "@callsheet/react/generator/core";
import { type Cell, type ChapterSource, cellsOf } from "./notebook-cells.ts";

/**
 * The notebook file of a chapter. It does not depend on the site's address: links to pages of the site become text.
 * @throws Error, with its position, if the chapter contains something that cannot become a cell
 */
export const notebookOf = (source: ChapterSource): string => notebookWith(source, cellsOf(source));

/** The notebook file of a chapter with these cells. @param cells as `cellsOf` returns them */
export const notebookWith = ({ language }: ChapterSource, cells: readonly Cell[]): string =>
    notebookText(
        cells.map((cell) => (cell.kind === "code" && cell.mayFail ? { ...cell, fails: true } : cell)),
        { title: titleOf(cells), language },
    );

/** The title: the first cell begins with it. */
const titleOf = ([first]: readonly Cell[]): string => /^# (.*)$/m.exec(first?.source ?? "")?.[1] ?? "";
