/** The language of the text of a chapter or a guide, on a page that may be in another. */
import { fallbackLanguage, type Language } from "../../languages.ts";
import { inEnglish } from "../../words/completed.ts";

/** The language of a text, for the attribute `lang` on a page in another language. */
export const langOnPage = (language: Language, { id }: { readonly id: string }): string | undefined =>
    id.startsWith(`${language}/`) ? undefined : fallbackLanguage;

/** A title or a description from such a text, for a page in a language. */
export const textOnPage = (language: Language, entry: { readonly id: string }, text: string): string =>
    langOnPage(language, entry) ? inEnglish(text) : text;
