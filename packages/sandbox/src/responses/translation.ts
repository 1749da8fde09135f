/** Translates word by word with the sandbox's word list. The result begins with the target language in brackets. */
import { conceptOf } from "./lexicon.ts";
import { caseEnding, languageOf, plain, wordsIn } from "./words.ts";

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
