/** Finds an error's explanation in the catalogue by its message. Loaded only when there is an error. */

import { findErrors } from "@callsheet/errors";
import { type Explanation, explanationsIn } from "@callsheet/errors/explanations";
import { redact } from "@callsheet/inference/redaction";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";

export type LinkedExplanation = Explanation & { readonly link: string };

/** @param text the message, the trace and the service's response */
export function explanationOf(language: Language, text: string): LinkedExplanation | undefined {
    const [found] = findErrors(redact(text, { withLongTexts: true }));
    if (!found) return undefined;
    return { ...explanationsIn(language)[found.id], link: `${pathOf(language, errorsPlace)}#${found.id}` };
}
