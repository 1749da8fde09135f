/** A chapter as a notebook: a file that Jupyter, and services that run notebooks, open. */
import { type Cell, type ChapterSource, cellsOf } from "./notebook-cells.ts";

/**
 * The file of a chapter's notebook. The same chapter gives the same file, whatever the site's address is: a link to a page
 * of the site is words in it.
 * @throws Error, with the place, where the chapter holds something of which no cell can be made
 */
export const notebookOf = (source: ChapterSource): string => notebookText(source, cellsOf(source));

/** The form of notebooks: nbformat 4.5, in which a cell has an id. */
export function notebookText({ language }: ChapterSource, cells: readonly Cell[]): string {
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
            language_info: { name: "python" },
            title: titleOf(cells),
            language,
        },
        cells: cells.map(asJson),
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}

function asJson(cell: Cell) {
    const { id, kind } = cell;
    const source = cell.source.split(/(?<=\n)/);
    if (kind === "markdown") return { id, cell_type: kind, metadata: {}, source };
    // By this tag a program that runs notebooks goes on where a cell is meant to fail.
    const metadata = cell.fails ? { tags: ["raises-exception"] } : {};
    return { id, cell_type: kind, metadata, execution_count: null, outputs: [], source };
}

/** The first cell begins with it. */
const titleOf = ([first]: readonly Cell[]): string => /^# (.*)$/m.exec(first?.source ?? "")?.[1] ?? "";
