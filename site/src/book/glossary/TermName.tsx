import { type Language, langOf } from "../../languages.ts";
import type { Term } from "./terms.ts";

type Props = { readonly language: Language; readonly term: Term };

/** A term as it is written; one in Latin letters is marked as English. */
export const TermName = ({ language, term: { term, lang = langOf(language, term) } }: Props) =>
    lang === undefined ? term : <span lang={lang}>{term}</span>;

/** The English name of a term, if it is another word. */
export const englishOf = ({ term, english = term }: Term): string | undefined =>
    english.toLowerCase() === term.toLowerCase() ? undefined : english;
