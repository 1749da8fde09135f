/** A program as a file that somebody downloads. */
import type { LanguageId } from "@callsheet/snippets";

/** A module of JavaScript may wait at its top level, which plain `.js` may not. */
const extensions: Readonly<Record<LanguageId, string>> = { python: "py", js: "mjs", sh: "sh" };

/** A name for the file, from the model's: `whisper-large-v3.py`. */
export const fileNameOf = (model: string, language: LanguageId): string => `${baseName(model)}.${extensions[language]}`;

/** The same of a notebook. */
export const notebookNameOf = (model: string): string => `${baseName(model)}.ipynb`;

const baseName = (model: string): string =>
    model
        .slice(model.indexOf("/") + 1)
        .replaceAll(/[^\w.-]+/g, "-")
        .replaceAll(/^[.-]+|[.-]+$/g, "") || "snippet";

/** Hands a text to the browser as a file to keep. */
export function download(name: string, type: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
}
