/** Extractive question answering: spans of the sentences that share most words with the question. */
import { entitiesIn } from "./entities.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { contentWords, isStopWord, type Span, sentencesIn, spanInText, spanOf, wordsIn } from "./words.ts";

type Answer = Span & { readonly score: number };

type Cue = "who" | "when" | "where" | "how many" | "why" | "other";

const cues: readonly (readonly [Cue, RegExp])[] = [
    ["how many", /\bhow (?:many|much|long|far|old|tall|high|deep)\b|કેટલ/iu],
    ["when", /\bwhen\b|\bwhat (?:time|day|year|date)\b|\bwhich (?:day|year)\b|ક્યારે|કેટલા વાગ્યે|કયા (?:દિવસે|વર્ષે)/iu],
    ["where", /\bwhere\b|\bwhich (?:city|country|place|town)\b|ક્યાં|કયા (?:શહેર|ગામ|દેશ)/iu],
    ["who", /\bwho(?:se|m)?\b|કોણ|કોને|કોની|કોનો|કોનું/iu],
    ["why", /\bwhy\b|કેમ|શા માટે/iu],
];

const cueOf = (question: string): Cue =>
    // "At what time" in Gujarati contains the word for "how many".
    /કેટલા વાગ્યે/u.test(question) ? "when" : (cues.find(([, pattern]) => pattern.test(question))?.[0] ?? "other");

const gu = "[\\p{L}\\p{M}\\p{N}]";
const begin = "(?<![\\p{L}\\p{M}\\p{N}])";
const stop = "(?![\\p{L}\\p{M}\\p{N}])";
const count = `(?:\\p{N}+(?:[.,:]\\p{N}+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|એક|બે|ત્રણ|ચાર|પાંચ|છ|સાત|આઠ|નવ|દસ|અગિયાર|બાર|સો|હજાર)`;
const pattern = (source: string) => new RegExp(source, "giu");

/** Patterns of answers, most reliable first. */
const forms: Readonly<Record<Cue, readonly RegExp[]>> = {
    when: [
        pattern(`${begin}(?:સવારે |સાંજે |બપોરે |રાત્રે )?${count} વાગ્યે${stop}`),
        pattern(
            `(?<=\\b(?:at|by|until|from) )(?:${count}(?: ?(?:am|pm|o['’]clock))?|noon|midnight|dawn|dusk|sunrise|sunset)${stop}`,
        ),
        pattern(
            `${begin}\\p{N}{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december|જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર)(?: \\p{N}{4})?`,
        ),
        pattern(`${begin}\\p{N}{4}(?:માં)?${stop}`),
        pattern(
            `${begin}(?:on |every )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|yesterday|noon|midnight)s?${stop}`,
        ),
        pattern(`${begin}(?:સોમવારે|મંગળવારે|બુધવારે|ગુરુવારે|શુક્રવારે|શનિવારે|રવિવારે|આજે|કાલે|સવારે|સાંજે|બપોરે|રાત્રે)${stop}`),
        pattern(`${begin}${count} (?:years?|months?|weeks?|days?|hours?|centuries) (?:ago|later)${stop}`),
        pattern(`${begin}(?:when|after|before|while) [^.,;]+`),
    ],
    "how many": [
        pattern(
            `${begin}${count}(?: ?(?:%|₹|km|kg|cm|m|years?|days?|hours?|minutes?|metres?|rupees?|વર્ષ|દિવસ|કલાક|રૂપિયા|કિલોમીટર|કિમી|કિલો|${gu}+))?${stop}`,
        ),
    ],
    where: [
        pattern(
            `(?<=\\b(?:in|at|on|near|under|above|inside|behind) )(?:the |a |an )?[^.,;]+?(?=\\s(?:and|when|while|with|for|to|from|who|which|that|is|was)\\b|[.,;!?]|$)`,
        ),
        pattern(`${begin}${gu}{3,}માં${stop}`),
        pattern(`${begin}${gu}+ (?:પર|ઉપર|નીચે|પાસે|અંદર)${stop}`),
    ],
    why: [
        pattern("(?<=\\b(?:because|since|so that) )[^.;]+"),
        pattern("(?<=(?:કારણ કે|કેમ કે) )[^.;।]+"),
        pattern(`[^.,;।]+(?= (?:હોવાથી|થવાથી|માટે)${stop})`),
    ],
    who: [pattern(`(?<=\\b(?:by) )[^.,;]+`)],
    other: [],
};

/** The most sentences in which answers are looked for, however many are wanted. */
const mostSentences = 30;

/** Distinct answers, likeliest first; their scores sum to less than 1. @param longest in words */
export function answersIn(context: string, question: string, { most = 1, longest = 15 } = {}): readonly Answer[] {
    const meanings = new Set(contentWords(question).map(({ text }) => meaningOf(text)));
    const cue = cueOf(question);
    const candidates = sentencesIn(context)
        .map((sentence) => ({ sentence, shared: sharedWith(sentence.text, meanings) }))
        .toSorted((one, other) => other.shared - one.shared)
        .slice(0, Math.min(mostSentences, Math.max(3, most)))
        .flatMap(({ sentence, shared }) =>
            piecesOf(sentence, cue, meanings).map((piece, rank) => ({
                piece: shortened(piece, longest),
                weight: (1 + 2 * shared) / (1 + rank),
            })),
        )
        .toSorted((one, other) => other.weight - one.weight);
    const places = new Set<number>();
    const distinct = candidates.filter(({ piece }) => {
        const place = piece.start * (context.length + 1) + piece.end;
        return !places.has(place) && places.add(place);
    });
    const sum = distinct.reduce((total, { weight }) => total + weight, 0) + 0.5;
    return distinct.slice(0, most).map(({ piece, weight }) => ({ ...piece, score: weight / sum }));
}

/** Words that begin a new clause. */
const turns = /^(?:and|but|or|while|because|અને|પણ|કે|કારણ)$/iu;

const sharedWith = (sentence: string, meanings: ReadonlySet<string>): number =>
    new Set(
        contentWords(sentence)
            .map(({ text }) => meaningOf(text))
            .filter((meaning) => meanings.has(meaning)),
    ).size;

/** Whether the text contains any word of the question. */
export const isAnswerable = (context: string, question: string): boolean =>
    sharedWith(context, new Set(contentWords(question).map(({ text }) => meaningOf(text)))) > 0;

/** Candidate answers in a sentence. */
function piecesOf(sentence: Span, cue: Cue, meanings: ReadonlySet<string>): readonly Span[] {
    const isNew = ({ text }: Span) =>
        wordsIn(text).some((word) => !meanings.has(meaningOf(word.text)) && !isStopWord(word.text));
    const formed = forms[cue].flatMap((form) =>
        // Limits the time for very long sentences.
        Array.from(sentence.text.slice(0, 1000).matchAll(form), spanOf),
    );
    const kind = cue === "who" ? "PER" : cue === "where" ? "LOC" : cue === "when" ? "DATE" : undefined;
    const entities = kind === undefined ? [] : entitiesIn(sentence.text).filter((entity) => entity.kind === kind);
    const sure = cue === "when" ? [...formed, ...entities] : [...entities, ...formed];
    return [...sure.map(trimmed).filter(isNew), ...runsOf(sentence.text, meanings)]
        .filter(({ text }) => text !== "")
        .map((span) => spanInText(sentence, span));
}

/** Runs of words that are not in the question, most informative first; else the whole sentence. */
function runsOf(sentence: string, meanings: ReadonlySet<string>): readonly Span[] {
    const runs: { start: number; end: number; telling: number }[] = [];
    let isOpen = false;
    /** Number of words since the last word of the question. */
    let since = 10;
    for (const { text, start, end } of wordsIn(sentence)) {
        const last = runs.at(-1);
        const isAsked = meanings.has(meaningOf(text));
        since = isAsked ? 0 : since + 1;
        const small = isStopWord(text) && !conceptOf(text)?.name;
        // Punctuation ends a run. A run begins with a content word.
        const goesOn = isOpen && last && !/[.,;:!?।()]/.test(sentence.slice(last.end, start));
        if (isAsked || turns.test(text)) isOpen = false;
        else if (goesOn && last) {
            if (!small) {
                last.end = end;
                last.telling += 1;
            }
        } else if (!small) {
            runs.push({ start, end, telling: since <= 2 ? 3 : 1 });
            isOpen = true;
        }
    }
    const spans = runs
        .toSorted((one, other) => other.telling - one.telling)
        .map(({ start, end }) => ({ text: sentence.slice(start, end), start, end }));
    return spans.length > 0 ? spans : [{ text: sentence, start: 0, end: sentence.length }];
}

function trimmed({ text, start }: Span): Span {
    const inner = text.trim();
    const from = start + text.indexOf(inner);
    return { text: inner, start: from, end: from + inner.length };
}

function shortened(piece: Span, longest: number): Span {
    const last = wordsIn(piece.text)[longest - 1];
    if (!last || last.end >= piece.text.length) return piece;
    return { text: piece.text.slice(0, last.end), start: piece.start, end: piece.start + last.end };
}
