/** The headings of an explanation, apart from the explanations: who shows those of a page needs only these. */
import { type InterfaceLanguage, inEveryLanguage } from "@callsheet/inference/interface-languages";
import { labels as english } from "./en/labels.ts";
import type { ExplanationLabels } from "./explanation.ts";
import { folders } from "./generated/labels.ts";

const translations: { readonly [Language in InterfaceLanguage]?: ExplanationLabels } = folders;

/**
 * The headings of an explanation, in each language.
 *
 * @example
 * import { explanationLabels } from "@callsheet/errors";
 *
 * console.log(explanationLabels.gu.steps);
 */
export const explanationLabels: Readonly<Record<InterfaceLanguage, ExplanationLabels>> = inEveryLanguage(
    (language) => translations[language] ?? english,
);
