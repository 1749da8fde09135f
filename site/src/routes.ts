import type { Language } from "./i18n/languages.ts";

/** A page that stands in every language, as its path after the language: `course/chapter0/1`. */
export type Place = string;

export const firstChapter: Place = "course/chapter0/1";
export const snippets: Place = "snippets";
export const proof: Place = "proof";
export const speed: Place = "speed";

/** Where a page is in a language. */
export const pathOf = (language: Language, place: Place): string => `/${language}/${place}`;

/** The catalogue of models, as data for the page that completes from it. */
export const catalogue = "/catalogue.json";
