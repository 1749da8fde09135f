/** What is said of the fields of answers, of which descriptions are in English. */
import type { Language } from "../../languages.ts";
import { gujaratiAnswers } from "./gujarati-answers.ts";

/** A description's words in a language of the site. @throws Error for one that nobody has put into it */
export function wordsOfAnswer(language: Language, description: string): string {
    if (language === "en") return description;
    const { [description]: words } = gujaratiAnswers;
    if (words === undefined) throw new Error(`Nobody has put this into ${language}: ${description}`);
    return words;
}
