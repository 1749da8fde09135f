/** Finds an error's explanation in the catalogue by its message. Loaded only when there is an error. */

import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { wordsOfErrors } from "../../words/errors/catalogue-words.ts";
import { type ErrorId, errorSignatures } from "../../words/errors/error-groups.ts";
import type { EntryWords } from "../../words/errors/error-words.ts";
import { findErrors } from "../errors/find-errors.ts";
import { withoutTokens } from "../errors/tokens-in.ts";

export type Explanation = EntryWords & { readonly link: string };

/** @param text the message, the trace and the service's response */
export function explanationOf(language: Language, text: string): Explanation | undefined {
    const id = findErrors(withoutTokens(text), errorSignatures)[0]?.id;
    const found = errorSignatures.find(
        (entry): entry is (typeof errorSignatures)[number] & { id: ErrorId } => entry.id === id,
    );
    if (!found) return undefined;
    return { ...wordsOfErrors(language)[found.id], link: `${pathOf(language, errorsPlace)}#${found.id}` };
}
