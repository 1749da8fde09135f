import type { Language } from "../languages.ts";
import { englishSearch } from "../words/english-search.ts";
import { gujaratiSearch, type SearchStrings } from "../words/gujarati-search.ts";

/** The words of the search alone: a reader who opens it need not load those of the whole site. */
export const searchWords: Readonly<Record<Language, SearchStrings>> = { gu: gujaratiSearch, en: englishSearch };
