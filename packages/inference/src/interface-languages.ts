/** The languages that Callsheet's site, forms, errors and command are written in. */

/** What an interface must know of a language that it is written in. */
export type LanguageFacts = {
    /** Its name in the language itself. */
    readonly name: string;
    /** Its name in English. */
    readonly englishName: string;
    /** The direction of its text, as in the attribute `dir`. */
    readonly direction: "ltr" | "rtl";
    /** The name of its script in Unicode. Fonts, text widths and the stems of words in a search depend on it. */
    readonly script: string;
    /** The numbering system of its dates and numbers, as `Intl` takes it. */
    readonly digits: string;
    /** The locale by which its words are sorted. */
    readonly collation: string;
    /** Whether people also type it in Latin letters, so that a search compares words by their sound. */
    readonly isTypedInLatin: boolean;
};

/**
 * The languages of the interface by id, in the order in which a reader is offered them.
 *
 * @example
 * import { interfaceLanguages } from "@callsheet/inference/interface-languages";
 *
 * console.log(interfaceLanguages.gu.name);
 */
export const interfaceLanguages = {
    gu: {
        name: "ગુજરાતી",
        englishName: "Gujarati",
        direction: "ltr",
        script: "Gujarati",
        digits: "latn",
        collation: "gu",
        isTypedInLatin: true,
    },
    en: {
        name: "English",
        englishName: "English",
        direction: "ltr",
        script: "Latin",
        digits: "latn",
        collation: "en",
        isTypedInLatin: false,
    },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** The id of a language of the interface, as in the attribute `lang`. */
export type InterfaceLanguage = keyof typeof interfaceLanguages;

/**
 * Whether the interface is written in a language.
 *
 * @param id as in the attribute `lang`: `gu`
 * @returns whether it is one of `interfaceLanguages`
 * @example
 * import { isInterfaceLanguage } from "@callsheet/inference/interface-languages";
 *
 * isInterfaceLanguage("gu"); // true
 */
export const isInterfaceLanguage = (id: string | undefined): id is InterfaceLanguage =>
    id !== undefined && Object.hasOwn(interfaceLanguages, id);

/** The ids of the languages, in the order of `interfaceLanguages`. */
export const interfaceLanguageIds: readonly InterfaceLanguage[] =
    Object.keys(interfaceLanguages).filter(isInterfaceLanguage);

/**
 * A value for each language.
 *
 * @param valueIn gives the value of a language
 * @returns the values by the ids of the languages
 * @example
 * import { inEveryLanguage, interfaceLanguages } from "@callsheet/inference/interface-languages";
 *
 * const names = inEveryLanguage((language) => interfaceLanguages[language].name);
 */
export const inEveryLanguage = <Value>(
    valueIn: (language: InterfaceLanguage) => Value,
): Record<InterfaceLanguage, Value> =>
    // The list has every language.
    Object.fromEntries(interfaceLanguageIds.map((id) => [id, valueIn(id)])) as Record<InterfaceLanguage, Value>;
