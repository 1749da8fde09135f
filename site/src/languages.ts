/** The languages of the site: those of the interface. */
import {
    interfaceLanguageIds,
    interfaceLanguages,
    type InterfaceLanguage as Language,
    type LanguageFacts,
} from "@callsheet/inference/interface-languages";

export {
    type InterfaceLanguage as Language,
    inEveryLanguage,
    isInterfaceLanguage as isLanguage,
} from "@callsheet/inference/interface-languages";

/** The languages, the one of readers who have chosen none first. */
export const languages: readonly Language[] = interfaceLanguageIds;

/** The language of the pages that belong to none, such as the start page. */
export const firstLanguage: Language = "gu";

/** The language that texts fall back to, and of pages for readers of other languages. */
export const fallbackLanguage: Language = "en";

/** What pages must know of a language. */
export const factsOfLanguage = (language: Language): LanguageFacts => interfaceLanguages[language];

/** Whether a text has letters of a language's script. */
export const isWrittenIn = (language: Language, text: string): boolean =>
    new RegExp(`\\p{Script=${interfaceLanguages[language].script}}`, "u").test(text);

/** The `lang` of a text on a page: that of English in a language of another script, undefined for the page's own. */
export const langOf = (language: Language, text: string): Language | undefined =>
    interfaceLanguages[language].script === "Latin" || isWrittenIn(language, text) ? undefined : fallbackLanguage;
