/** What is said of commands in a language: its own words, or the program's. */
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** Words, and whether they are the program's own, in English. */
export type Said = { readonly text: string; readonly isEnglish: boolean };

const said = (own: string | undefined, english: string): Said =>
    own === undefined ? { text: english, isEnglish: true } : { text: own, isEnglish: false };

export const wordsOfCommand = (language: Language, command: string, english: string): Said =>
    said(strings[language].commandLine.commands[command], english);

export const wordsOfHelp = (language: Language, command: string, english: string): Said =>
    said(strings[language].commandLine.helps[command], english);

/** @param name an argument's, or an option's with its dashes */
export function wordsOfPart(language: Language, command: string, name: string, english: string): Said {
    const { parts } = strings[language].commandLine;
    return said(parts[`${command} ${name}`] ?? parts[name], english);
}
