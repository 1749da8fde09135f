/** A simple tokenizer: a token is a word or a run of other characters, with the whitespace before it. */

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
