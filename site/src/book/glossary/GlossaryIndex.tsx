import { Heading } from "../../frame/components/Heading.tsx";
import { factsOfLanguage, fallbackLanguage, type Language, langOf } from "../../languages.ts";
import { FilterForm, NothingFound } from "../../reference/FilterForm.tsx";
import { glossaryPlace, pathOf } from "../../routes.ts";
import { inEnglish } from "../../words/completed.ts";
import { strings } from "../../words/strings.ts";
import { anchorOf, readTerms, type Term } from "./terms.ts";

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

const Entry = ({ language, term }: TermProps) => (
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

type Props = {
    readonly language: Language;
    /** The ids of the terms that are marked in the chapter. */
    readonly ids: readonly string[];
};

const heading = "words-of-this-chapter";

export const headingsOfTerms = (language: Language, ids: readonly string[]) =>
    ids.length > 0 ? [{ depth: 2, slug: heading, text: strings[language].course.terms }] : [];

/** The meanings of the terms of a chapter. They are not indexed here: the search finds them in the glossary. */
export function ChapterTerms({ language, ids }: Props) {
    const terms = ids.map((id) => {
        const term = termsIn(language).find((other) => other.id === id);
        if (!term) throw new Error(`The glossary has no ${id} in ${language}.`);
        return term;
    });
    if (terms.length === 0) return null;
    return (
        <section className="chapter-terms" data-not-content="">
            <Heading level={2} id={heading} text={strings[language].course.terms} />
            <dl>
                {terms.map((term) => (
                    <div key={term.id} id={anchorOf(term.id)}>
                        <dt>
                            <a href={`${pathOf(language, glossaryPlace)}#${anchorOf(term.id)}`}>
                                <TermName language={language} term={term} />
                            </a>
                        </dt>
                        {englishOf(term) !== undefined && (
                            <dd className="term-english minor" lang="en">
                                {englishOf(term)}
                            </dd>
                        )}
                        <dd>{term.meaning}</dd>
                    </div>
                ))}
            </dl>
            <TermMeaning />
        </section>
    );
}

/**
 * The popover for the meaning of a term, as a template that `behaviours/terms.ts` fills. It is `manual`, because an
 * `auto` popover would close at every tap, and a second tap would look like the first.
 */
const TermMeaning = () => (
    <template data-term-meaning="">
        <div id="term-meaning" className="term-meaning" popover="manual" role="tooltip">
            <p className="term-name" data-from="dt a" />
            <p className="term-english minor" lang="en" data-from=".term-english" />
            <p data-from="dd:last-child" />
        </div>
    </template>
);

type TermProps = { readonly language: Language; readonly term: Term };

/** A term as it is written; one in Latin letters is marked as English. */
const TermName = ({ language, term: { term, lang = langOf(language, term) } }: TermProps) =>
    lang === undefined ? term : <span lang={lang}>{term}</span>;

/** The English name of a term, if it is another word. */
const englishOf = ({ term, english = term }: Term): string | undefined =>
    english.toLowerCase() === term.toLowerCase() ? undefined : english;

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
