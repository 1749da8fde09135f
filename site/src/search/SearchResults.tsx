import { type Language, langOf, languages } from "../languages.ts";
import { renderList } from "../render-list.tsx";
import { fileAt, pathOf, searchPlace } from "../routes.ts";
import type { SearchStrings } from "../words/en/search.ts";
import { fill } from "../words/format.ts";
import type { Answer } from "./answer.ts";
import type { Piece } from "./excerpt.ts";
import type { FoundPage, FoundSection } from "./find.ts";
import { longestQuery } from "./query.ts";

type Props = {
    readonly answer: Answer;
    readonly language: Language;
    readonly words: SearchStrings;
    /** Tries again to load the index. */
    readonly onRetry: () => void;
};

/** The results, or a hint what to try next. The number of results is announced elsewhere. */
export function SearchResults({ answer, language, words, onRetry }: Props) {
    switch (answer.kind) {
        case "hint":
            return <p className="found-note minor">{words.hint}</p>;
        case "failed":
            return (
                <div className="found-note minor">
                    <p>{words.reload}</p>
                    <button type="button" onClick={onRetry}>
                        {words.retry}
                    </button>
                </div>
            );
        case "found":
            return <Found {...answer} language={language} words={words} />;
        default:
            return null;
    }
}

type FoundProps = Extract<Answer, { kind: "found" }> & Pick<Props, "language" | "words">;

function Found({ query, findings: { count, pages }, language, words }: FoundProps) {
    if (count === 0) {
        return (
            <div className="found-note minor">
                <p>{words.noneHint}</p>
                {languages
                    .filter((other) => other !== language)
                    .map((other) => (
                        <a key={other} href={searchAddress(other, query)} hrefLang={other}>
                            {otherPages(words, language, other)}
                        </a>
                    ))}
            </div>
        );
    }
    return (
        <>
            <ol className="found">
                {pages.map((page) => (
                    <PageItem key={page.address} page={page} language={language} />
                ))}
            </ol>
            {count > pages.length && (
                <a className="found-all" href={searchAddress(language, query)}>
                    {words.all}
                </a>
            )}
        </>
    );
}

/** `Search the pages in Gujarati` */
const otherPages = ({ otherLanguage }: SearchStrings, language: Language, other: Language): string =>
    fill(otherLanguage, { language: new Intl.DisplayNames(language, { type: "language" }).of(other) ?? other });

/** The address of the search page with all results of a query, in a language. */
const searchAddress = (language: Language, query: string): string =>
    `${pathOf(language, searchPlace)}?${new URLSearchParams({ q: query.slice(0, longestQuery) })}`;

type PageItemProps = { readonly page: FoundPage; readonly language: Language };

/** A found page, with its found sections below it. */
function PageItem({ page: { address, title, part, excerpt, sections }, language }: PageItemProps) {
    const to = fileAt(address);
    return (
        <li>
            <a href={to} className="found-page">
                {part !== "" && (
                    <>
                        <span className="found-part minor">{part}</span>{" "}
                    </>
                )}
                <strong lang={languageOf(title, language)}>
                    <Pieces pieces={title} />
                </strong>
                <Excerpt pieces={excerpt} language={language} />
            </a>
            {sections.length > 0 && (
                <ul>
                    {sections.map((section) => (
                        <SectionItem key={section.anchor} section={section} page={to} language={language} />
                    ))}
                </ul>
            )}
        </li>
    );
}

type SectionItemProps = {
    readonly section: FoundSection;
    /** The address of its page. */
    readonly page: string;
    readonly language: Language;
};

const SectionItem = ({ section: { anchor, heading, excerpt }, page, language }: SectionItemProps) => (
    <li>
        <a href={`${page}#${encodeURIComponent(anchor)}`}>
            <span className="found-heading" lang={languageOf(heading, language)}>
                <Pieces pieces={heading} />
            </span>
            <Excerpt pieces={excerpt} language={language} />
        </a>
    </li>
);

type PiecesProps = { readonly pieces: readonly Piece[] };

const Excerpt = ({ pieces, language }: PiecesProps & { readonly language: Language }) =>
    pieces.length > 0 && (
        <>
            {" "}
            <span className="found-excerpt minor" lang={languageOf(pieces, language)}>
                <Pieces pieces={pieces} />
            </span>
        </>
    );

const Pieces = ({ pieces }: PiecesProps) =>
    renderList(pieces, ({ text, isHit }) => (isHit ? <mark>{text}</mark> : text));

/** The `lang` of English text on a page in another script, for screen readers. */
const languageOf = (pieces: readonly Piece[], language: Language): string | undefined =>
    langOf(language, pieces.map(({ text }) => text).join(""));
