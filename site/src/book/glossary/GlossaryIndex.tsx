import { Heading } from "../../frame/components/Heading.tsx";
import { factsOfLanguage, type Language } from "../../languages.ts";
import { FilterForm, NothingFound } from "../../reference/FilterForm.tsx";
import { strings } from "../../words/strings.ts";
import { englishOf, TermName } from "./TermName.tsx";
import { anchorOf, type Term } from "./terms.ts";
import { termsIn } from "./terms-in.ts";

/** All terms, grouped by their first letter. */
export function GlossaryIndex({ language }: { readonly language: Language }) {
    const terms = termsIn(language);
    return (
        <div className="index glossary" data-filter="">
            <FilterForm
                language={language}
                text={strings[language].reference.filter.termText}
                choices={[]}
                count={terms.length}
            />
            <NothingFound language={language} />
            {termsByLetter(language, terms).map(([letter, those]) => (
                <section key={letter} data-row-group="">
                    {/* Without an id, so that the search does not index it as a section. */}
                    <h2>{letter}</h2>
                    {those.map((term) => (
                        <Entry key={term.id} language={language} term={term} />
                    ))}
                </section>
            ))}
        </div>
    );
}

const Entry = ({ language, term }: { readonly language: Language; readonly term: Term }) => (
    <div className="glossary-term" data-row="">
        <Heading level={3} id={anchorOf(term.id)}>
            <TermName language={language} term={term} />
        </Heading>
        {englishOf(term) !== undefined && (
            <p className="minor" lang="en">
                {englishOf(term)}
            </p>
        )}
        <p>{term.meaning}</p>
    </div>
);

/** The terms in dictionary order, the letters of the language first, grouped by first letter. */
export function termsByLetter(
    language: Language,
    terms: readonly Term[],
): readonly (readonly [letter: string, terms: readonly Term[]])[] {
    const { compare } = new Intl.Collator(factsOfLanguage(language).collation);
    const isLatin = ({ term }: Term): boolean => /^\p{Script=Latin}/u.test(term);
    const termsInOrder = terms.toSorted(
        (one, other) => Number(isLatin(one)) - Number(isLatin(other)) || compare(one.term, other.term),
    );
    return [...Map.groupBy(termsInOrder, ({ term }) => term.slice(0, 1).toUpperCase())];
}
