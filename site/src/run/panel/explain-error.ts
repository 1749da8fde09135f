/** Finds an error's explanation in the catalogue by its message. Loaded only when there is an error. */

import { type ExplainedError, explainError } from "@callsheet/errors/explanations";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";

export type LinkedExplanation = ExplainedError & { readonly link: string };

/** @param text the message, the trace and the service's response */
export function explanationOf(language: Language, text: string): LinkedExplanation | undefined {
    const explained = explainError(text, language);
    return explained && { ...explained, link: `${pathOf(language, errorsPlace)}#${explained.id}` };
}
