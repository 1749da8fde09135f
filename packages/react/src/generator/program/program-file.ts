/** A program as a file to download. */
import { type LanguageId, languages } from "@callsheet/snippets";

/** The file's name, from the model's: `whisper-large-v3.py`. */
export const fileNameOf = (model: string, language: LanguageId): string =>
    `${baseName(model)}.${languages[language].fileEnding}`;

/** The notebook's name, from the model's: `whisper-large-v3.ipynb`. */
export const notebookNameOf = (model: string): string => `${baseName(model)}.ipynb`;

const baseName = (model: string): string =>
    model
        .slice(model.indexOf("/") + 1)
        .replaceAll(/[^\w.-]+/g, "-")
        .replaceAll(/^[.-]+|[.-]+$/g, "") || "snippet";

export const downloadProgram = (model: string, language: LanguageId, program: string): void =>
    download(fileNameOf(model, language), "text/plain", `${program}\n`);

/** @param install the command that installs what the program needs */
export const downloadNotebook = (model: string, program: string, install: string | undefined): void =>
    download(notebookNameOf(model), "application/x-ipynb+json", notebookOf(program, install));

/** Has the browser download a text as a file. */
function download(name: string, type: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
}

/** A program as a notebook of one cell, which installs the dependencies, asks for the token, and runs the program. */
export function notebookOf(program: string, install: string | undefined): string {
    // The first variable that the program reads; the reader's own inputs may mention others.
    const [, , variable] = /os\.environ\[(["'])(\w+)\1\]/.exec(program) ?? [];
    const source = [
        ...(install === undefined ? [] : [`%${install.replace("pip install", "pip install --quiet")}`, ""]),
        ...(variable === undefined ? [] : askFor(variable)),
        program,
    ].join("\n");
    return notebookText([{ kind: "code", id: "call", source }]);
}

/** Asks for the token with a hidden prompt, so that it is never saved in the notebook. */
const askFor = (variable: string): string[] => [
    "import os",
    "from getpass import getpass",
    "",
    `if "${variable}" not in os.environ:`,
    `    os.environ["${variable}"] = getpass("${variable}: ")`,
    "",
];

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
