/** The glossaries, for pages. */
import type { Language } from "../../languages.ts";
import { readTerms, type Term } from "./terms.ts";

const files = import.meta.glob<string>("../../content/*/glossary/terms.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
});

const known = new Map<Language, readonly Term[]>();

/** The terms of a language, in the order of their ids. */
export function termsIn(language: Language): readonly Term[] {
    const terms = known.get(language) ?? readTerms(files[`../../content/${language}/glossary/terms.yaml`] ?? "");
    known.set(language, terms);
    return terms;
}
