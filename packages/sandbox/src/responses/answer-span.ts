/** Extractive question answering, by the sentences that share most words with the question, and summaries of sentences. */

import { entitiesIn } from "./entities.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { contentWords, isStopWord, type Span, sentencesIn, spanInText, spanOf, wordsIn } from "./words.ts";

type Answer = Span & { readonly score: number };

const [begin, end] = ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}\\p{N}])"];
const gu = "[\\p{L}\\p{M}\\p{N}]";
const number =
    "(?:\\p{N}+(?:[.,:]\\p{N}+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|એક|બે|ત્રણ|ચાર|પાંચ|છ|સાત|આઠ|નવ|દસ|અગિયાર|બાર|સો|હજાર)";
const months =
    "(?:january|february|march|april|may|june|july|august|september|october|november|december|જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર)";
const days =
    "(?:(?:on |every )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|yesterday|noon|midnight)s?|સોમવારે|મંગળવારે|બુધવારે|ગુરુવારે|શુક્રવારે|શનિવારે|રવિવારે|આજે|કાલે|સવારે|સાંજે|બપોરે|રાત્રે)";

const form = (source: string) => new RegExp(source, "giu");

/** What a question asks for: its words, the kind of the names that answer it, and the forms of answers, likeliest first. */
type Cue = { readonly asks: RegExp; readonly kind?: "PER" | "LOC" | "DATE"; readonly forms: readonly RegExp[] };

const cues: readonly Cue[] = [
    {
        asks: /\bhow (?:many|much|long|far|old|tall|high|deep)\b|કેટલ(?!ા વાગ્યે)/iu,
        forms: [form(`${begin}${number}(?: ?(?:%|₹|${gu}+))?${end}`)],
    },
    {
        asks: /\bwhen\b|\bwhat (?:time|day|year|date)\b|\bwhich (?:day|year)\b|ક્યારે|કેટલા વાગ્યે|કયા (?:દિવસે|વર્ષે)/iu,
        kind: "DATE",
        forms: [
            form(`${begin}(?:સવારે |સાંજે |બપોરે |રાત્રે )?${number} વાગ્યે${end}`),
            form(
                `(?<=\\b(?:at|by|until|from) )(?:${number}(?: ?(?:am|pm|o['’]clock))?|dawn|dusk|sunrise|sunset)${end}`,
            ),
            form(`${begin}\\p{N}{1,2} ${months}(?: \\p{N}{4})?`),
            form(`${begin}\\p{N}{4}(?:માં)?${end}`),
            form(`${begin}${days}${end}`),
            form(`${begin}${number} (?:years?|months?|weeks?|days?|hours?|centuries) (?:ago|later)${end}`),
            form(`${begin}(?:when|after|before|while) [^.,;]+`),
        ],
    },
    {
        asks: /\bwhere\b|\bwhich (?:city|country|place|town)\b|ક્યાં|કયા (?:શહેર|ગામ|દેશ)/iu,
        kind: "LOC",
        forms: [
            form(
                "(?<=\\b(?:in|at|on|near|under|above|inside|behind) )(?:the |a |an )?[^.,;]+?(?=\\s(?:and|when|while|with|for|to|from|who|which|that|is|was)\\b|[.,;!?]|$)",
            ),
            form(`${begin}${gu}{3,}માં${end}`),
            form(`${begin}${gu}+ (?:પર|ઉપર|નીચે|પાસે|અંદર)${end}`),
        ],
    },
    {
        asks: /\bwho(?:se|m)?\b|કોણ|કોને|કોની|કોનો|કોનું/iu,
        kind: "PER",
        forms: [form("(?<=\\b(?:by) )[^.,;]+")],
    },
    {
        asks: /\bwhy\b|કેમ|શા માટે/iu,
        forms: [
            form("(?<=\\b(?:because|since|so that) )[^.;]+"),
            form("(?<=(?:કારણ કે|કેમ કે) )[^.;।]+"),
            form(`[^.,;।]+(?= (?:હોવાથી|થવાથી|માટે)${end})`),
        ],
    },
];

/** The most sentences in which answers are looked for, however many are wanted. */
const maxSentences = 30;

/** Distinct answers, likeliest first; their scores sum to less than 1. @param options.maxWords of each answer */
export function answersIn(context: string, question: string, { count = 1, maxWords = 15 } = {}): readonly Answer[] {
    const meanings = meaningsIn(question);
    const cue = cues.find(({ asks }) => asks.test(question));
    const answers = sentencesIn(context)
        .map((sentence) => ({ sentence, shared: sharedWith(sentence.text, meanings) }))
        .toSorted((one, other) => other.shared - one.shared)
        .slice(0, Math.min(maxSentences, Math.max(3, count)))
        .flatMap(({ sentence, shared }) =>
            piecesOf(sentence, cue, meanings).map((piece, rank) => {
                return { ...shortened(piece, maxWords), weight: (1 + 2 * shared) / (1 + rank) };
            }),
        )
        .toSorted((one, other) => other.weight - one.weight);
    const distinct = [...Map.groupBy(answers, ({ start, end }) => `${start} ${end}`).values()].flatMap(([first]) =>
        first ? [first] : [],
    );
    const sum = distinct.reduce((total, { weight }) => total + weight, 0) + 0.5;
    return distinct.slice(0, count).map(({ weight, ...span }) => ({ ...span, score: weight / sum }));
}

const meaningsIn = (text: string): ReadonlySet<string> =>
    new Set(contentWords(text).map((word) => meaningOf(word.text)));

const sharedWith = (sentence: string, meanings: ReadonlySet<string>): number =>
    [...meaningsIn(sentence)].filter((meaning) => meanings.has(meaning)).length;

/** Whether the text contains any word of the question. */
export const isAnswerable = (context: string, question: string): boolean =>
    sharedWith(context, meaningsIn(question)) > 0;

/** Candidate answers in a sentence. */
function piecesOf(sentence: Span, cue: Cue | undefined, meanings: ReadonlySet<string>): readonly Span[] {
    const { kind, forms = [] } = cue ?? {};
    const isNew = ({ text }: Span) =>
        wordsIn(text).some((word) => !meanings.has(meaningOf(word.text)) && !isStopWord(word.text));
    // Limits the time for very long sentences.
    const formed = forms.flatMap((form) => Array.from(sentence.text.slice(0, 1000).matchAll(form), spanOf));
    const entities = kind === undefined ? [] : entitiesIn(sentence.text).filter((entity) => entity.kind === kind);
    const sure = kind === "DATE" ? [...formed, ...entities] : [...entities, ...formed];
    return [...sure.map(trimmed).filter(isNew), ...runsOf(sentence.text, meanings)]
        .filter(({ text }) => text !== "")
        .map((span) => spanInText(sentence, span));
}

/** Words that begin a new clause. */
const turns = /^(?:and|but|or|while|because|અને|પણ|કે|કારણ)$/iu;

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
        const isSmall = isStopWord(text) && !conceptOf(text)?.name;
        // Punctuation ends a run. A run begins with a content word.
        const goesOn = isOpen && last && !/[.,;:!?।()]/.test(sentence.slice(last.end, start));
        if (isAsked || turns.test(text)) isOpen = false;
        else if (isSmall) continue;
        else if (goesOn) {
            last.end = end;
            last.telling += 1;
        } else {
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

function shortened(piece: Span, maxWords: number): Span {
    const last = wordsIn(piece.text)[maxWords - 1];
    if (!last || last.end >= piece.text.length) return piece;
    return { text: piece.text.slice(0, last.end), start: piece.start, end: piece.start + last.end };
}

/**
 * The sentences with the most frequent words of the text, in their original order.
 * @param maxWords maximum length in words; default about a third of the text
 */
export function summaryOf(text: string, maxWords?: number): string {
    const sentences = sentencesIn(text);
    const most = maxWords ?? Math.max(12, Math.ceil(wordsIn(text).length / 3));
    const uses = new Map<string, number>();
    for (const { text: word } of contentWords(text)) uses.set(meaningOf(word), (uses.get(meaningOf(word)) ?? 0) + 1);
    const weight = ({ text: sentence }: Span, index: number) => {
        const words = contentWords(sentence);
        const sum = words.reduce((total, word) => total + (uses.get(meaningOf(word.text)) ?? 0), 0);
        // The first sentence usually introduces the topic.
        return (sum / (words.length + 2)) * (index === 0 ? 1.3 : 1);
    };
    const ranked = sentences
        .map((sentence, index) => ({ ...sentence, weight: weight(sentence, index) }))
        .toSorted((one, other) => other.weight - one.weight);
    const [best] = ranked;
    if (!best) return "";
    let room = most;
    const bestSentences = ranked.filter(({ text: sentence, start }) => {
        const size = wordsIn(sentence).length;
        if (size > room && start !== best.start) return false;
        room -= size;
        return true;
    });
    const summary = bestSentences
        .toSorted((one, other) => one.start - other.start)
        .map((sentence) => sentence.text)
        .join(" ");
    const words = wordsIn(summary);
    const last = words[most - 1];
    return last && words.length > most ? `${summary.slice(0, last.end)}…` : summary;
}
