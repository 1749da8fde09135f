/** The languages of the site, Gujarati first. */
export const languages = ["gu", "en"] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (name: string | undefined): name is Language =>
    languages.some((language) => language === name);

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { gu: "ગુજરાતી", en: "English" };
