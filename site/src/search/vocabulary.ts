/**
 * The words of an index by their sound. It is computed from the words on first use, so it adds nothing to the download.
 */
import { phoneticKey } from "./gujarati/phonetic-key.ts";

export type Vocabulary = {
    /** The words with one of these phonetic keys, or with a key that begins with it if it is long enough. */
    readonly soundingLike: (keys: readonly string[]) => readonly string[];
};

/** The minimum length for a prefix match. */
const minPrefixKeyLength = 5;
/** The minimum length of a key; shorter keys match too much. */
const minKeyLength = 3;

export function vocabularyOf(terms: readonly string[]): Vocabulary {
    let known: ReadonlyMap<string, readonly string[]> | undefined;
    return {
        soundingLike: (keys) => {
            known ??= Map.groupBy(terms, phoneticKey);
            return [...known]
                .filter(([key]) => keys.some((searchKey) => isLike(key, searchKey)))
                .flatMap(([, words]) => words);
        },
    };
}

const isLike = (key: string, searchKey: string): boolean =>
    searchKey.length >= minKeyLength &&
    (searchKey.length >= minPrefixKeyLength ? key.startsWith(searchKey) : key === searchKey);

/** For languages with one script. */
export const noVocabulary: Vocabulary = { soundingLike: () => [] };
