import MiniSearch from "minisearch";
import type { Language } from "../languages.ts";
import type { SearchIndex } from "./find.ts";
import type { IndexFile } from "./index-file.ts";
import { indexOptions } from "./index-options.ts";
import { noVocabulary, vocabularyOf } from "./vocabulary.ts";

/** Fetches and reads the index of a language. @throws Error if it cannot be fetched or read */
export async function loadIndex(address: string, language: Language): Promise<SearchIndex> {
    const response = await fetch(address, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return readIndex((await response.json()) as IndexFile, language);
}

export async function readIndex({ pages, index }: IndexFile, language: Language): Promise<SearchIndex> {
    const terms = index.index.map(([term]) => term);
    return {
        pages,
        index: await MiniSearch.loadJSAsync(index, indexOptions),
        // Only Gujarati is written in two scripts.
        vocabulary: language === "gu" ? vocabularyOf(terms) : noVocabulary,
    };
}
