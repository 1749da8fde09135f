import type { Language } from "../../languages.ts";
import type { Term } from "./terms.ts";

/** The terms in dictionary order, the letters of the language first, grouped by first letter. */
export function termsByLetter(
    language: Language,
    terms: readonly Term[],
): readonly (readonly [letter: string, terms: readonly Term[]])[] {
    const { compare } = new Intl.Collator(language);
    const isLatin = ({ term }: Term): boolean => /^\p{Script=Latin}/u.test(term);
    const sorted = terms.toSorted(
        (one, other) => Number(isLatin(one)) - Number(isLatin(other)) || compare(one.term, other.term),
    );
    return [...Map.groupBy(sorted, ({ term }) => term.slice(0, 1).toUpperCase())];
}
