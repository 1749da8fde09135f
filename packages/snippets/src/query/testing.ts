/** Test helpers: the functions of queries, bound to the whole catalogue. */
import { modelOf } from "@callsheet/catalogue";
import type { Query } from "./query.ts";
import { type Result, snippetsOf } from "./query-snippets.ts";
import { type GeneratorState, knownModel, readState } from "./state.ts";

export const stateOf = (query: Query): GeneratorState => readState(query, modelOf);
export const resultOf = (query: Query): Result => snippetsOf(stateOf(query), knownModel(query, modelOf));
