import { englishSearch } from "../i18n/english-search.ts";
import { gujaratiSearch, type SearchStrings } from "../i18n/gujarati-search.ts";
import type { Language } from "../i18n/languages.ts";

/** The words of the search alone: a reader who opens it need not load those of the whole site. */
export const searchWords: Readonly<Record<Language, SearchStrings>> = { gu: gujaratiSearch, en: englishSearch };
