/** What the sandbox says in each language of its texts, and the words that it knows of it. */
import phraseBook from "./phrases.json" with { type: "json" };

export type TextLanguage = keyof typeof phraseBook;
export type Phrases = (typeof phraseBook)["en"];

export const phrases: Readonly<Record<TextLanguage, Phrases>> = phraseBook;

/** A phrase with its `{values}`; `{count|word|words}` is a number with the form of the word that it needs. */
export const filled = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
    phrase.replaceAll(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
        const value = values[name] ?? "";
        return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
    });

/** Words in a list, as in a sentence. */
export const listed = (words: readonly string[], language: TextLanguage): string =>
    words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${phrases[language].and}${words.at(-1)}`;
