import type { LanguageId } from "@callsheet/snippets";

const languages: Readonly<Record<string, LanguageId>> = {
    py: "python",
    js: "js",
    mjs: "js",
    ts: "js",
    tsx: "js",
    jsx: "js",
    sh: "sh",
};

/** The language in which a file is highlighted, by its extension; undefined for plain text. */
export const fileLanguage = (file: string): LanguageId | undefined => languages[file.slice(file.lastIndexOf(".") + 1)];
