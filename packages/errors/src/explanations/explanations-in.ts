/** The strings about errors, in every language of the interface. */
import {
    type InterfaceLanguage,
    inEveryLanguage,
    interfaceLanguageIds,
} from "@callsheet/inference/interface-languages";
import { english } from "./en/index.ts";
import type { ErrorStrings, Explanations } from "./explanation.ts";
import { folders } from "./generated/explanations.ts";

/** A language of the explanations. */
export type ExplanationLanguage = InterfaceLanguage;

/** The languages of the explanations. */
export const explanationLanguages: readonly ExplanationLanguage[] = interfaceLanguageIds;

/** A language's folder. An explanation that it lacks is shown in English. */
type ErrorTranslation = Omit<ErrorStrings, "explanations"> & { readonly explanations: Partial<Explanations> };

const translations: { readonly [Language in ExplanationLanguage]?: ErrorTranslation } = folders;

/** What to say of an error that is not known, by language. */
export const unknownError: Readonly<Record<ExplanationLanguage, string>> = inEveryLanguage(
    (language) => (translations[language] ?? english).unknown,
);

const fromEnglish = Object.fromEntries(
    Object.entries(english.explanations).map(([id, explanation]) => [id, { ...explanation, lang: "en" }]),
) as Explanations; // `Object.entries` loses the keys.

const all = inEveryLanguage((language): Explanations => ({ ...fromEnglish, ...translations[language]?.explanations }));

/**
 * What each error means, and what to do.
 *
 * @param language the id of a language of the interface: `en` for English, `gu` for Gujarati
 * @returns the explanations by the ids of the errors; those that the language lacks in English, with `lang: "en"`
 * @example
 * import { findErrors } from "@callsheet/errors";
 * import { explanationsIn } from "@callsheet/errors/explanations";
 *
 * const [found] = findErrors("openai.RateLimitError: Error code: 429");
 * if (found) console.log(explanationsIn("gu")[found.id].cause);
 */
export const explanationsIn = (language: ExplanationLanguage): Explanations => all[language];
