/**
 * What the forms of a Gujarati word have in common: મોડેલ for મોડેલો, મોડેલનું, મોડેલોમાંથી. The endings that are joined to a
 * word are taken off, the longest first, until none is left; so the stem of a stem is itself. It need not be a word, and
 * may be shared by two: what matters is that all forms of one word have the same. It takes a word that is normalised.
 */
export function stem(word: string): string {
    let rest = word;
    for (let shorter = shortened(rest); shorter !== undefined; shorter = shortened(rest)) rest = shorter;
    return rest;
}

/** Marks of case, and the short words that are written joined: of, to, from, in, on. */
const cases = ["નો", "નિ", "નુ", "ના", "ને", "થિ", "મા", "પર"];

/** The plural, and the agent: ભાષાઓ, ભાષાએ. */
const plurals = ["ઓ", "એ"];

/**
 * The vowels that gender, number and case end in: ટુકડો, ટુકડા, ટુકડે; નવું, નવી. They are taken off words that keep them,
 * too, as ભાષા does: one cannot tell, and all its forms lose it alike.
 */
const vowels = ["ો", "િ", "ુ", "ા", "ે"];

/** Before the endings of case, ન may be the word's own: સાધનો is "of a સાધ" as well as many સાધન. So સાધન loses it, too. */
const nasal = ["ન"];

/** Endings of verbs, of which there is little doubt: વાપરવું, લખેલું, કરનાર, મળશે. */
const verbs = ["વો", "વિ", "વુ", "વા", "ેલો", "ેલિ", "ેલુ", "ેલા", "નાર", "શે", "શો", "િશુ"];

/** Words of the field that end as a verb's form does. */
const notVerbs: ReadonlySet<string> = new Set([
    ..."મોડેલ ઇમેલ હોટેલ પેનેલ ચેનેલ લેવેલ લેબેલ પહેલ".split(" "),
    ..."અનુભવ માનવ સંભવ અવયવ ગૌરવ".split(" "),
]);

const endings = [...cases, ...plurals, ...vowels, ...nasal, ...verbs].sort((one, other) => other.length - one.length);

function shortened(word: string): string | undefined {
    for (const ending of endings) {
        if (!word.endsWith(ending)) continue;
        const rest = word.slice(0, -ending.length).replace(/\u0a82$/, "");
        if (isStem(rest) && !(verbs.includes(ending) && (!endsInConsonant(rest) || isNoVerb(word)))) return rest;
    }
    return undefined;
}

/** Two letters at least, for what is shorter has no ending; and nothing that waits for a consonant. */
const isStem = (rest: string): boolean => (rest.match(/[અ-હ]/g)?.length ?? 0) >= 2 && !rest.endsWith("\u0acd");

const endsInConsonant = (rest: string): boolean => /[ક-હ]$/.test(rest);

const isNoVerb = (word: string): boolean => notVerbs.has(word) || notVerbs.has(word.slice(0, -1));
