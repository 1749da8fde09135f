/** The descriptions of output fields, which are written in English, in each language. */
import type { Language } from "../../languages.ts";
import { gujaratiAnswers } from "./gujarati-answers.ts";

/** A description in a language of the site. @throws Error if it has no translation */
export function wordsOfAnswer(language: Language, description: string): string {
    if (language === "en") return description;
    const { [description]: words } = gujaratiAnswers;
    if (words === undefined) throw new Error(`Nobody has put this into ${language}: ${description}`);
    return words;
}
