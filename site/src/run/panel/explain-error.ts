/** What an error means and what to change, found in the catalogue by its message; loaded when there is one. */

import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { wordsOfErrors } from "../../words/errors/catalogue-words.ts";
import { type ErrorId, tellings } from "../../words/errors/error-groups.ts";
import type { EntryWords } from "../../words/errors/error-words.ts";
import { findErrors } from "../errors/find-errors.ts";
import { withoutTokens } from "../errors/tokens-in.ts";

export type Explanation = EntryWords & { readonly link: string };

/** @param text the message, the trace, and what the service said */
export function explanationOf(language: Language, text: string): Explanation | undefined {
    const id = findErrors(withoutTokens(text), tellings)[0]?.id;
    const found = tellings.find((entry): entry is (typeof tellings)[number] & { id: ErrorId } => entry.id === id);
    if (!found) return undefined;
    return { ...wordsOfErrors(language)[found.id], link: `${pathOf(language, errorsPlace)}#${found.id}` };
}
