/**
 * The stem of a normalised Gujarati word: મોડેલ for મોડેલો, મોડેલનું, મોડેલોમાંથી. Endings are removed, the longest
 * first, until none is left, so the stem of a stem is itself. A stem need not be a word, and two words may share one:
 * what matters is that all forms of a word have the same stem.
 */
export function stem(word: string): string {
    let rest = word;
    for (let shorter = shortened(rest); shorter !== undefined; shorter = shortened(rest)) rest = shorter;
    return rest;
}

/** Case endings and joined postpositions: of, to, from, in, on. */
const cases = ["નો", "નિ", "નુ", "ના", "ને", "થિ", "મા", "પર"];

/** Plural and agentive: ભાષાઓ, ભાષાએ. */
const plurals = ["ઓ", "એ"];

/**
 * The vowels of gender, number and case: ટુકડો, ટુકડા, ટુકડે; નવું, નવી. They are also removed where they belong to the
 * word, as in ભાષા: they look the same, and all forms of the word lose them alike.
 */
const vowels = ["ો", "િ", "ુ", "ા", "ે"];

/** Before a case ending, ન may belong to the word: સાધનો is "of a સાધ" or the plural of સાધન. So સાધન loses it, too. */
const nasal = ["ન"];

/** Unambiguous endings of verbs: વાપરવું, લખેલું, કરનાર, મળશે. */
const verbs = ["વો", "વિ", "વુ", "વા", "ેલો", "ેલિ", "ેલુ", "ેલા", "નાર", "શે", "શો", "િશુ"];

/** Nouns that end like a verb form. */
const notVerbs: ReadonlySet<string> = new Set([
    ..."મોડેલ ઇમેલ હોટેલ પેનેલ ચેનેલ લેવેલ લેબેલ પહેલ".split(" "),
    ..."અનુભવ માનવ સંભવ અવયવ ગૌરવ".split(" "),
]);

const endings = [...cases, ...plurals, ...vowels, ...nasal, ...verbs].sort((one, other) => other.length - one.length);

function shortened(word: string): string | undefined {
    for (const ending of endings) {
        if (!word.endsWith(ending)) continue;
        const rest = word.slice(0, -ending.length).replace(/\u0a82+$/, "");
        if (isStem(rest) && !(verbs.includes(ending) && (!endsInConsonant(rest) || isNoVerb(word)))) return rest;
    }
    return undefined;
}

/** A stem has at least two letters, and does not end in a virama. */
const isStem = (rest: string): boolean => (rest.match(/[અ-હ]/g)?.length ?? 0) >= 2 && !rest.endsWith("\u0acd");

const endsInConsonant = (rest: string): boolean => /[ક-હ]$/.test(rest);

const isNoVerb = (word: string): boolean => notVerbs.has(word) || notVerbs.has(word.slice(0, -1));
