import { folders } from "../generated/fields.ts";
import { gujaratiFields } from "../gu/fields/index.ts";
import type { FieldStrings, FormLanguage } from "./field-words.ts";

/** Forms in Gujarati. */
export const gujaratiForms: FormLanguage = { lang: "gu", fields: gujaratiFields };

const translations = new Map<string, FieldStrings>(Object.entries(folders));

/**
 * Forms in the language of a page. A program that imports it has the strings of all languages.
 *
 * @param lang as in the attribute `lang`: `gu`
 * @returns the strings about fields; without any in that language, English stands in, and the form says so
 * @example
 * import { formOf, formsIn } from "@callsheet/react/generator/core";
 *
 * const { inputs } = formOf("text-to-image", formsIn("gu"));
 */
export const formsIn = (lang: string): FormLanguage => ({ lang, fields: translations.get(lang) });
