/** Explains the likeliest error of a text. */

import {
    type InterfaceLanguage,
    inEveryLanguage,
    interfaceLanguageIds,
} from "@callsheet/inference/interface-languages";
import { redact } from "@callsheet/inference/redaction";
import type { ErrorId } from "../entries/error-groups.ts";
import { type Found, findErrors } from "../find-errors.ts";
import { settingOf, stepsFor } from "../read/setting.ts";
import { english } from "./en/index.ts";
import type { ErrorStrings, Explanation, Explanations } from "./explanation.ts";
import { folders } from "./generated/explanations.ts";

/** How many other errors are named, after the likeliest. */
const maxOthers = 3;

/** An error that a text reports, explained. */
export type ExplainedError = Explanation & {
    /** Its id in the catalogue. */
    readonly id: ErrorId;
    /** The lines of the text by which the error was recognised. */
    readonly because: readonly string[];
    /** Other errors that the text may report, the likeliest first. */
    readonly others: readonly {
        /** Its id in the catalogue. */
        readonly id: ErrorId;
        /** The error in a few words. */
        readonly title: string;
    }[];
};

/**
 * Explains the likeliest error of a text. What may be a key in the text is not in the result, and of the steps only those
 * for the language, library, shell and system that the text is from.
 *
 * @param text a message, a response body, or a traceback
 * @param language `en` for English, `gu` for Gujarati
 * @returns what the error means and what to do, and by what it was recognised; undefined if the error is not known
 * @example
 * import { explainError } from "@callsheet/errors/explanations";
 *
 * const explained = explainError("openai.RateLimitError: Error code: 429", "en");
 * console.log(explained?.title, explained?.steps);
 */
export function explainError(text: string, language: ExplanationLanguage): ExplainedError | undefined {
    const found = findErrors(text, { redact: (shown) => redact(shown, { withLongTexts: true }) });
    const [likeliest, ...others] = found;
    if (!likeliest) return undefined;
    const explanations = explanationsIn(language);
    const explanation = explanations[likeliest.id];
    return {
        id: likeliest.id,
        ...explanation,
        steps: stepsFor(explanation.steps, settingOf(text)),
        because: quotes(likeliest),
        others: others.slice(0, maxOthers).map(({ id }) => ({ id, title: explanations[id].title })),
    };
}

const quotes = ({ reasons }: Found): readonly string[] =>
    reasons.map((pieces) =>
        pieces
            .map((piece) => piece.text)
            .join("")
            .replaceAll(/\s+/g, " ")
            .trim(),
    );

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
