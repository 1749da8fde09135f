/** The glossaries, for pages. */
import { fallbackLanguage, type Language } from "../../languages.ts";
import { inEnglish } from "../../words/completed.ts";
import { readTerms, type Term } from "./terms.ts";

const files = import.meta.glob<string>("../../../../book/content/*/glossary/terms.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
});

const termsByLanguage = new Map<Language, readonly Term[]>();

const pathIn = (language: Language): string => `../../../../book/content/${language}/glossary/terms.yaml`;

/** The terms of a language, in the order of their ids; those of English if it has no glossary. */
export function termsIn(language: Language): readonly Term[] {
    const terms = termsByLanguage.get(language) ?? readTerms(files[pathIn(language)] ?? "[]");
    termsByLanguage.set(language, terms);
    if (terms.length > 0) return terms;
    return termsIn(fallbackLanguage).map((term) => ({
        ...term,
        lang: fallbackLanguage,
        meaning: inEnglish(term.meaning),
    }));
}
