/** The form of notebooks: nbformat 4.5, in which a cell has an id. */

export type NotebookCell = {
    readonly kind: "markdown" | "code";
    readonly id: string;
    readonly source: string;
    /** Whether it is meant to fail. */
    readonly fails?: boolean;
};

/** @param about what the notebook says of itself besides, such as its title */
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
    // By this tag a program that runs notebooks goes on where a cell is meant to fail.
    const metadata = fails ? { tags: ["raises-exception"] } : {};
    return { id, cell_type: kind, metadata, execution_count: null, outputs: [], source };
}
