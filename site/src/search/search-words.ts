import type { Language } from "../languages.ts";
import { englishSearch } from "../words/english-search.ts";
import { gujaratiSearch, type SearchStrings } from "../words/gujarati-search.ts";

/** The strings of the search alone, so that opening it does not load those of the whole site. */
export const searchWords: Readonly<Record<Language, SearchStrings>> = { gu: gujaratiSearch, en: englishSearch };
