import { fallbackLanguage, inEveryLanguage, type Language } from "../languages.ts";
import { completed, inEnglish, type Translation, untranslated } from "./completed.ts";
import { english, type Strings } from "./en/index.ts";
import { folders } from "./generated/strings.ts";

export type { Strings };

const translations: { readonly [Id in Language]?: Translation<Strings> } = folders;

/** All strings of the site, in every language. What a language lacks is in English, and marked so in the built page. */
export const strings: Readonly<Record<Language, Strings>> = inEveryLanguage((language) =>
    language === fallbackLanguage ? english : completed<Strings>(english, translations[language]),
);

/** The paths of the strings that a language lacks. */
export const untranslatedStrings = (language: Language): readonly string[] =>
    untranslated(english, translations[language]);

/** The description of an output field, which is written in English, in a language of the site. */
export function answerText(language: Language, description: string): string {
    if (language === fallbackLanguage) return description;
    return strings[language].answers[description] ?? inEnglish(description);
}
