/**
 * The words of an index by what they sound like. It is made from the words themselves when it is first asked, and so adds
 * nothing to what is fetched.
 */
import { latinKey } from "./gujarati/latin-key.ts";

export type Vocabulary = {
    /** The words that sound so, or begin so where the key is long enough to say much. */
    readonly soundingLike: (keys: readonly string[]) => readonly string[];
};

/** From how many letters on the beginning of a key is enough. */
const enoughOfKey = 5;
/** The shortest key that says anything. */
const shortestKey = 3;

export function vocabularyOf(terms: readonly string[]): Vocabulary {
    let known: ReadonlyMap<string, readonly string[]> | undefined;
    return {
        soundingLike: (keys) => {
            known ??= Map.groupBy(terms, latinKey);
            return [...known]
                .filter(([key]) => keys.some((wanted) => isLike(key, wanted)))
                .flatMap(([, words]) => words);
        },
    };
}

const isLike = (key: string, wanted: string): boolean =>
    wanted.length >= shortestKey && (wanted.length >= enoughOfKey ? key.startsWith(wanted) : key === wanted);

/** Where all is in one script. */
export const noVocabulary: Vocabulary = { soundingLike: () => [] };
