/** Test helpers: the generator's views, bound to the whole catalogue. */
import { modelOf } from "@callsheet/catalogue";
import { knownModel, type Query, readState } from "@callsheet/snippets/query";
import { type View, viewOf, viewWhileTyping } from "./view.ts";

export const viewOfQuery = (query: Query): View => viewOf(readState(query, modelOf), knownModel(query, modelOf));
export const viewWhileTypingQuery = (query: Query, before: View): View | undefined =>
    viewWhileTyping(readState(query, modelOf), knownModel(query, modelOf), before);
