/** Splits a text in any script into words, sentences and tokens. Combining marks stay with their letters. */
import phraseBook from "./phrases.json" with { type: "json" };

/** What the sandbox says in each language of its texts, and the words that it knows of it. */
export type TextLanguage = keyof typeof phraseBook;
export type Phrases = (typeof phraseBook)["en"];

export const phrases: Readonly<Record<TextLanguage, Phrases>> = phraseBook;

/** A span of a text; positions are in UTF-16 code units. */
export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** Each Chinese character is a word; joiners and apostrophes do not split words. */
const word = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\u200c\u200d]+[\p{L}\p{M}\p{N}]+)*/gu;

/** The span of a match. */
export const spanOf = (match: RegExpExecArray): Span => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
});

export const wordsIn = (text: string): readonly Span[] => Array.from(text.matchAll(word), spanOf);

/** A span of a sentence as a span of the whole text. */
export const spanInText = (sentence: Span, { text, start, end }: Span): Span => ({
    text,
    start: start + sentence.start,
    end: end + sentence.start,
});

const sentenceEnd = /(?<![.!?।॥…])[.!?।॥…]+["'”’)\]]*(?=\s|$)|[。！？]+|\n+/gu;
const abbreviation = /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Prof|No|vs|ડૉ|ડો)$/u;

export function sentencesIn(text: string): readonly Span[] {
    const sentences: Span[] = [];
    let from = 0;
    const add = (to: number) => {
        const part = text.slice(from, to);
        const trimmed = part.trim();
        const start = from + part.indexOf(trimmed);
        if (trimmed !== "") sentences.push({ text: trimmed, start, end: start + trimmed.length });
        from = to;
    };
    for (const { 0: end, index } of text.matchAll(sentenceEnd)) {
        if (end !== "." || !abbreviation.test(text.slice(Math.max(from, index - 6), index))) add(index + end.length);
    }
    add(text.length);
    return sentences;
}

/** Converts UTF-16 offsets to code points: the services are written in Python, which counts code points. */
export function characterOffsets(text: string): (index: number) => number {
    if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return (index) => index;
    const offsets = new Uint32Array(text.length + 1);
    let count = 0;
    for (let index = 0; index < text.length; ) {
        const size = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
        offsets.fill(count, index, index + size);
        index += size;
        count += 1;
    }
    offsets[text.length] = count;
    return (index) => offsets[index] ?? count;
}

/** Gujarati if a text has at least as many Gujarati as Latin letters, else English. */
export function languageOf(text: string): TextLanguage {
    const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
    return count(/[\p{L}\p{M}]/gu) > 0 && count(/\p{Script=Gujarati}/gu) >= Math.max(1, count(/\p{Script=Latin}/gu))
        ? "gu"
        : "en";
}

const stopWords: ReadonlySet<string> = new Set(
    Object.values(phrases).flatMap((language) => language.stopWords.split(" ")),
);

export const plain = (word: string): string =>
    word
        .normalize("NFC")
        .toLowerCase()
        .replace(/['’]s$/, "");

export const isStopWord = (word: string): boolean => stopWords.has(plain(word));

/** Case endings of Gujarati nouns. */
export const caseEnding = /^(\p{Script=Gujarati}{2,}?)(માંથી|માં|થી|ને|નો|ની|નું|નાં|ના)$/u;

/** A rough stem of a word. */
export function stem(word: string): string {
    const base = plain(word);
    if (/\p{Script=Gujarati}/u.test(base)) {
        const inner = caseEnding.exec(base)?.[1] ?? base;
        return inner.replace(/^(\p{Script=Gujarati}{2,}?)(?:ાઓ|ઓ|ીઓ|ાં|ું|ો|ી|ા|ે|એ|ીને)$/u, "$1");
    }
    return base.length < 4 ? base : base.replace(/^(\p{L}{3,}?)(?:ies|ing|ed|es|s|ly|e|y)$/u, "$1");
}

/** All words except stop words. */
export const contentWords = (text: string): readonly Span[] => wordsIn(text).filter(({ text }) => !isStopWord(text));

/** A phrase with its `{values}`; `{count|word|words}` is a number with the form of the word that it needs. */
export const filled = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
    phrase.replaceAll(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
        const value = values[name] ?? "";
        return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
    });

/** Words in a list, as in a sentence. */
export const listed = (words: readonly string[], language: TextLanguage): string =>
    words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${phrases[language].and}${words.at(-1)}`;

/** A token is a word or a run of other characters, with the whitespace before it. */
const token = /\s*(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[^\s\p{L}\p{N}]+)/gu;

/** A text in pieces, as far as it goes. */
export type Limited = {
    readonly words: readonly string[];
    /** Why the text ends: it is complete, a stop sequence was found, or the limit was reached. */
    readonly end: "over" | "stop" | "length";
};

/** Whitespace at the end belongs to no token: the expression would look for one behind each of its characters. */
export const tokensIn = (text: string): readonly string[] => text.trimEnd().match(token) ?? [];

/** A text in pieces that are all of it: whitespace at the end is one of them. */
export function piecesOf(text: string): readonly string[] {
    const pieces = tokensIn(text);
    const end = text.slice(text.trimEnd().length);
    return end === "" ? pieces : [...pieces, end];
}

/** Cuts a text at the token limit or before a stop sequence. @param stops stop sequences */
export function limited(text: string, most: number, stops: readonly string[] = []): Limited {
    const places = stops.map((stop) => (stop === "" ? -1 : text.indexOf(stop))).filter((place) => place >= 0);
    const words = tokensIn(text.slice(0, Math.min(text.length, ...places)));
    if (words.length > most) return { words: words.slice(0, most), end: "length" };
    return { words, end: places.length > 0 ? "stop" : "over" };
}

export function usageOf(prompt: string, words: readonly string[]) {
    const prompt_tokens = tokensIn(prompt).length;
    return { prompt_tokens, completion_tokens: words.length, total_tokens: prompt_tokens + words.length };
}
