import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import type { PageHeading } from "../../reference/tasks/task-page.ts";
import { glossaryPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { englishOf, TermName } from "./TermName.tsx";
import { anchorOf } from "./terms.ts";
import { termsIn } from "./terms-in.ts";

type Props = {
    readonly language: Language;
    /** The ids of the terms that are marked in the chapter. */
    readonly ids: readonly string[];
};

const heading = "words-of-this-chapter";

export const headingsOfTerms = (language: Language, ids: readonly string[]): readonly PageHeading[] =>
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
