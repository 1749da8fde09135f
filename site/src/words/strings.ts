import type { Language } from "../languages.ts";
import { english } from "./english.ts";
import { gujarati, type Strings } from "./gujarati.ts";

/** The strings of the interface in every language. */
export const strings: Readonly<Record<Language, Strings>> = { gu: gujarati, en: english };
