import { isGujarati, phoneticKey } from "./gujarati/phonetic-key.ts";
import { stem } from "./gujarati/stem.ts";
import { soundsOf, spelling } from "./terms.ts";

/** Groups of synonyms in Gujarati and English, one per line. A word is in one group only. */
export const synonymGroups: readonly (readonly string[])[] = `
ભાષાંતર અનુવાદ તરજુમો translation translate
ચિત્ર છબી ફોટો તસવીર image picture photo
અવાજ ધ્વનિ audio sound
સંગીત music
વીડિયો video
લખાણ text
બોલી વાણી speech voice
સાર સારાંશ summarization summary summarize
ભૂલ ખામી error mistake
મોડેલ model
કામ task
સવાલ પ્રશ્ન question
જવાબ ઉત્તર answer
વાતચીત ચેટ conversational chat conversation
કોષ્ટક table tabular
વર્ગીકરણ classification classify
વાક્ય sentence
શબ્દ word
વસ્તુ object
સરખામણી similarity compare
દસ્તાવેજ document
અર્થ meaning embedding feature
કમ્પ્યુટર computer
બ્રાઉઝર browser
ફાઇલ file
ચાવી key
ટોકન token
મર્યાદા limit
ઝડપ speed fast
વજન size weight
સાબિતી ચકાસણી proof
કતાર queue
કિંમત ખર્ચ price cost bill
પ્રકરણ chapter
કોર્સ અભ્યાસક્રમ course
સરનામું address url
સંદેશો message
સંસ્થા organization organisation
`
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

type Keyed = { readonly word: string; readonly keys: ReadonlySet<string> };

/** The keys by which a word of a group is recognised; for a Gujarati word also its phonetic key. */
const keyed = (word: string): Keyed => {
    const spelt = spelling(word);
    return { word, keys: new Set(isGujarati(spelt) ? [stem(spelt), `~${phoneticKey(spelt)}`] : [spelt, `${spelt}s`]) };
};

const groups = synonymGroups.map((group) => group.map(keyed));

/** The synonyms of a word. */
export function synonymsOf(word: string): readonly string[] {
    const spelt = spelling(word);
    const wordKeys = isGujarati(spelt) ? [stem(spelt)] : [spelt, ...soundsOf(spelt).map((key) => `~${key}`)];
    const found = groups.flatMap((group) => {
        const same = group.find(({ keys }) => wordKeys.some((key) => keys.has(key)));
        return same ? group.filter((other) => other !== same).map((other) => other.word) : [];
    });
    return [...new Set(found)];
}

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
