/** The meaning of words, and translation word by word: words on the same line of the list mean the same. */

import wordList from "./word-list.json" with { type: "json" };
import { caseEnding, isStopWord, languageOf, plain, stem, wordsIn } from "./words.ts";

export type NameKind = "place" | "person" | "organisation";

/** The shared meaning of the words on one line. */
type Concept = {
    readonly id: number;
    readonly en: string;
    readonly gu: string;
    /** 1 for positive words, -1 for negative words, else 0. */
    readonly tone: number;
    readonly topics: readonly string[];
    readonly name: NameKind | undefined;
};

type Line = { readonly concept: Concept; readonly forms: readonly string[] };

/**
 * Reads a line of the word list: English words, Gujarati words with the same meaning, and further topics; translations use
 * the first word of each language. A leading `+` or `-` marks positive and negative words. A topic such as `@place` has the
 * names of one kind.
 */
function readLine(line: string, id: number, topic: string): Line {
    const [, sign, english = "", gujarati = "", more = ""] = /^([+-]?)([^|]*)\|([^|]*)(?:\|\|(.*))?$/.exec(line) ?? [];
    const [en, gu] = [english.split(" "), gujarati.split(" ")];
    const isName = topic.startsWith("@");
    const concept = {
        id,
        en: en[0] ?? "",
        gu: gu[0] ?? "",
        tone: sign === "+" ? 1 : sign === "-" ? -1 : 0,
        topics: isName ? [] : [topic, ...more.split(" ")].filter((name) => name !== ""),
        name: isName ? (topic.slice(1) as NameKind) : undefined,
    };
    return { concept, forms: [...en, ...gu].map(plain) };
}

const lines: readonly Line[] = wordList.flatMap(({ topic, words }, block) =>
    words.map((line, place) => readLine(line, 1000 * block + place, topic)),
);

/** A word on several lines belongs to the first. */
const concepts: ReadonlyMap<string, Concept> = new Map(
    lines.flatMap(({ concept, forms }) => forms.map((form) => [form, concept] as const)).toReversed(),
);

const stems: ReadonlyMap<string, Concept> = new Map(
    lines
        .filter(({ concept }) => concept.name === undefined)
        .flatMap(({ concept, forms }) =>
            forms.filter((form) => form.length > 2).map((form) => [stem(form), concept] as const),
        )
        .toReversed(),
);

/** The concept of a word in any of its forms. */
export function conceptOf(word: string): Concept | undefined {
    const form = plain(word);
    const inner = caseEnding.exec(form)?.[1];
    return (
        concepts.get(form) ??
        (inner === undefined ? undefined : concepts.get(inner)) ??
        (form.length > 2 && !isStopWord(form) ? stems.get(stem(form)) : undefined)
    );
}

/** A key that words with the same meaning share: the concept, else the stem. */
export function meaningOf(word: string): string {
    const concept = conceptOf(word);
    return concept ? `=${concept.id}` : stem(word);
}

const negationBefore =
    /^(?:not|no|never|hardly|without|isn['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|nobody|ન)$/u;
const negationAfter = /^(?:નથી|નહીં|નહિ|નહોતું|નહોતો|નહોતી|ન)$/u;
const stronger = /^(?:very|really|so|extremely|too|બહુ|ખૂબ|અતિ|ઘણું|ઘણી|ઘણો)$/u;

/** The sentiment: above 0 for positive texts, below 0 for negative ones. */
export function toneOf(text: string): number {
    const words = wordsIn(text).map((word) => plain(word.text));
    const tones = words.map((word, index) => {
        const tone = conceptOf(word)?.tone ?? 0;
        const isNegated =
            words.slice(Math.max(0, index - 3), index).some((one) => negationBefore.test(one)) ||
            words.slice(index + 1, index + 3).some((one) => negationAfter.test(one));
        return tone * (isNegated ? -1 : 1) * (stronger.test(words[index - 1] ?? "") ? 1.5 : 1);
    });
    const faces =
        (text.match(/[😀😃😄😁😊🙂😍❤👍🎉]/gu)?.length ?? 0) - (text.match(/[😢😭😡😠🙁☹👎💔]/gu)?.length ?? 0);
    const sum = tones.reduce((total, tone) => total + tone, faces);
    // A negation without positive or negative words counts as slightly negative.
    const denies = words.some((word) => negationBefore.test(word) || negationAfter.test(word));
    return sum === 0 && tones.every((tone) => tone === 0) && denies ? -0.4 : sum;
}

/** English prepositions for Gujarati case endings. */
const prepositions: Readonly<Record<string, string>> = { માં: "in", માંથી: "from", થી: "from", ને: "to" };

/** @param target the target language, such as `gu`, `guj_Gujr` or `en_XX`; default the other of English and Gujarati */
export function translated(text: string, target?: string): string {
    const source = languageOf(text);
    const targetLanguage = /^gu/i.test(target ?? "") ? "gu" : /^en/i.test(target ?? "") ? "en" : undefined;
    const language = targetLanguage ?? (target === undefined ? (source === "gu" ? "en" : "gu") : undefined);
    const tag = `[${target ?? language}]`;
    // The text stays unchanged for other target languages.
    if (language === undefined || language === source) return `${tag} ${text}`;
    return `${tag} ${language === "gu" ? toGujarati(text) : toEnglish(text)}`.trimEnd();
}

/** Replaces the words and keeps the text between them. */
function replaced(text: string, replace: (word: string) => string): string {
    let from = 0;
    const pieces = wordsIn(text).map(({ text: word, start, end }) => {
        const piece = text.slice(from, start) + replace(word);
        from = end;
        return piece;
    });
    return [...pieces, text.slice(from)].join("").replaceAll(/ {2,}/g, " ").trim();
}

const toGujarati = (text: string): string =>
    replaced(text, (word) => (/^(?:a|an|the)$/i.test(word) ? "" : (conceptOf(word)?.gu ?? word))).replaceAll(
        /\. *$/g,
        ".",
    );

function toEnglish(text: string): string {
    const words = replaced(text, (word) => {
        const [, inner, ending = ""] = caseEnding.exec(plain(word)) ?? [];
        const own = conceptOf(word);
        const stem = inner === undefined ? undefined : conceptOf(inner);
        if (!stem || (own && own.id !== stem.id)) return own ? english(own) : word;
        const preposition = prepositions[ending];
        return preposition === undefined ? `${english(stem)}'s` : `${preposition} ${english(stem)}`;
    });
    return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const english = ({ en, name }: { readonly en: string; readonly name: unknown }): string =>
    name ? en.replace(/^./, (letter) => letter.toUpperCase()) : en === "i" ? "I" : en;
