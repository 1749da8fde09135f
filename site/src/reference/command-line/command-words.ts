/** The texts about commands: translated, or else the program's own in English. */
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** A text, and whether it is the program's own, in English. */
export type CommandText = { readonly text: string; readonly isEnglish: boolean };

const translatedOr = (translation: string | undefined, english: string): CommandText =>
    translation === undefined ? { text: english, isEnglish: true } : { text: translation, isEnglish: false };

export const wordsOfCommand = (language: Language, command: string, english: string): CommandText =>
    translatedOr(strings[language].commandLine.commands[command], english);

export const wordsOfHelp = (language: Language, command: string, english: string): CommandText =>
    translatedOr(strings[language].commandLine.helps[command], english);

/** @param name of an argument, or of an option with its dashes */
export function wordsOfPart(language: Language, command: string, name: string, english: string): CommandText {
    const { parts } = strings[language].commandLine;
    return translatedOr(parts[`${command} ${name}`] ?? parts[name], english);
}
