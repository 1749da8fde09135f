import { type LanguageId, languages } from "@callsheet/snippets";
import { languageIds } from "@callsheet/snippets/query";

/** Languages by the endings of their files: those of programs, and more of JavaScript. */
const byEnding: Readonly<Record<string, LanguageId>> = {
    ...Object.fromEntries(languageIds.map((id) => [languages[id].fileEnding, id])),
    js: "js",
    jsx: "js",
    ts: "js",
    tsx: "js",
};

/** The language in which a file is highlighted, by its extension; undefined for plain text. */
export const fileLanguage = (file: string): LanguageId | undefined => byEnding[file.slice(file.lastIndexOf(".") + 1)];
