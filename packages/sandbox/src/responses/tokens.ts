/** What stands for a token: a word with the space before it, or a run of signs. */

const token = /\s*(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[^\s\p{L}\p{N}]+)/gu;

export type Limited = {
    readonly words: readonly string[];
    /** Why there are no more: it is over, a stop sequence came, or there was no room. */
    readonly end: "over" | "stop" | "length";
};

export const tokensIn = (text: string): readonly string[] => text.match(token) ?? [];

/** A text as far as it may go. @param stops what it ends before */
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
