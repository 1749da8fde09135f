/** A program as a file to download. */
import { type LanguageId, languages } from "@callsheet/snippets";
import { notebookText } from "./nbformat.ts";

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
