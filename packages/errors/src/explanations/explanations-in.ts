/** The explanations of all errors, in both languages. */
import { englishCall } from "./en/call.ts";
import { englishService } from "./en/service.ts";
import type { Explanations } from "./explanation.ts";
import { gujaratiCall } from "./gu/call.ts";
import { gujaratiService } from "./gu/service.ts";

/** The languages of the explanations. */
export const explanationLanguages = ["en", "gu"] as const;

/** A language of the explanations. */
export type ExplanationLanguage = (typeof explanationLanguages)[number];

const all: Readonly<Record<ExplanationLanguage, Explanations>> = {
    gu: { ...gujaratiCall, ...gujaratiService },
    en: { ...englishCall, ...englishService },
};

/**
 * What each error means, and what to do.
 *
 * @param language `en` for English, `gu` for Gujarati
 * @returns the explanations by the ids of the errors
 * @example
 * import { findErrors } from "@callsheet/errors";
 * import { explanationsIn } from "@callsheet/errors/explanations";
 *
 * const [found] = findErrors("openai.RateLimitError: Error code: 429");
 * if (found) console.log(explanationsIn("gu")[found.id].means);
 */
export const explanationsIn = (language: ExplanationLanguage): Explanations => all[language];
