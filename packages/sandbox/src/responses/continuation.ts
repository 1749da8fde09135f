/** Continues a text with its own words, since the sandbox has no model. */
import { skimmedText } from "./conversation.ts";
import { filled, listed, phrases } from "./phrases.ts";
import { beginning, pick } from "./seed.ts";
import { contentWords, languageOf } from "./words.ts";

/** @param text the text; of a long one only the beginning and the end are read */
export function continuationOf(text: string, seed: string): string {
    const prompt = skimmedText(text);
    const words = [...new Set(contentWords(prompt).map((word) => beginning(word.text, 24)))];
    const language = languageOf(prompt);
    const say = phrases[language].continuation;
    const space = /\s$/.test(prompt) || prompt === "" ? "" : " ";
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return space + say.empty;
    const isSentenceOver = /[.!?।…]["”’)]*\s*$/.test(prompt);
    const start = pick(seed, isSentenceOver ? say.opening : say.going) ?? "";
    return space + filled(start + say.closing, { first, last, words: listed(words.slice(-4), language) });
}
