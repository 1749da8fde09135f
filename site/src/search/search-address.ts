import type { Language } from "../languages.ts";
import { pathOf, searchPlace } from "../routes.ts";
import { longestQuery } from "./query.ts";

/** The address of the search page with all results of a query, in a language. */
export const searchAddress = (language: Language, query: string): string =>
    `${pathOf(language, searchPlace)}?${new URLSearchParams({ q: query.slice(0, longestQuery) })}`;
