import type { Language } from "../languages.ts";
import { english, type Strings } from "./en/index.ts";
import { gujarati } from "./gu/index.ts";

export type { Strings };

/** All strings of the site, in every language. */
export const strings: Readonly<Record<Language, Strings>> = { gu: gujarati, en: english };

/** The description of an output field, which is written in English, in a language of the site. */
export const answerText = (language: Language, description: string): string =>
    strings[language].answers[description] ?? description;
