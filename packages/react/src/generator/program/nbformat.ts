/** The Jupyter notebook format, nbformat 4.5, in which each cell has an id. */

/** A cell of a notebook. */
export type NotebookCell = {
    /** Whether it is text or a program. */
    readonly kind: "markdown" | "code";
    /** Unique in the notebook: letters, digits, `-` and `_`. */
    readonly id: string;
    /** The text, or the program. */
    readonly source: string;
    /** Whether the cell is expected to raise an error. */
    readonly fails?: boolean;
};

/**
 * A Jupyter notebook in the format nbformat 4.5, for Python 3.
 *
 * @param cells the cells, in order; each has an id that no other cell of the notebook has
 * @param about further metadata of the notebook, such as its title
 * @returns the content of the file `.ipynb`
 * @example
 * import { notebookText } from "@callsheet/react/generator/core";
 *
 * const file = notebookText([{ kind: "code", id: "hello", source: 'print("Hello")' }]);
 */
export function notebookText(cells: readonly NotebookCell[], about: Readonly<Record<string, string>> = {}): string {
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
            language_info: { name: "python" },
            ...about,
        },
        cells: cells.map(asJson),
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}

function asJson({ id, kind, source: text, fails }: NotebookCell) {
    const source = text.split(/(?<=\n)/);
    if (kind === "markdown") return { id, cell_type: kind, metadata: {}, source };
    // The tag tells programs that run notebooks to continue after the expected error.
    const metadata = fails ? { tags: ["raises-exception"] } : {};
    return { id, cell_type: kind, metadata, execution_count: null, outputs: [], source };
}
