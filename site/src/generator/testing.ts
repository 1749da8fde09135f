/** Test helpers: the generator's functions, bound to the whole catalogue. */
import { modelOf } from "@callsheet/catalogue";
import type { Query } from "./query.ts";
import { type Result, snippetsOf } from "./snippets.ts";
import { type GeneratorState, knownModel, readState } from "./state.ts";
import { type View, viewOf, viewWhileTyping } from "./view.ts";

export const stateOf = (query: Query): GeneratorState => readState(query, modelOf);
export const resultOf = (query: Query): Result => snippetsOf(stateOf(query), knownModel(query, modelOf));
export const viewOfQuery = (query: Query): View => viewOf(stateOf(query), knownModel(query, modelOf));
export const viewWhileTypingQuery = (query: Query, before: View): View | undefined =>
    viewWhileTyping(stateOf(query), knownModel(query, modelOf), before);
