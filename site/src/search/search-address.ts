import type { Language } from "../languages.ts";
import { pathOf, searchPlace } from "../routes.ts";
import { longestQuery } from "./query.ts";

/** Where a query has all its results, in a language. */
export const searchAddress = (language: Language, query: string): string =>
    `${pathOf(language, searchPlace)}?${new URLSearchParams({ q: query.slice(0, longestQuery) })}`;
