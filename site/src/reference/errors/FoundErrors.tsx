import { each } from "../../each.tsx";
import type { Language } from "../../languages.ts";
import type { Found, Reason } from "../../run/errors/find-errors.ts";
import { finderWords } from "../../words/errors/finder-words.ts";
import { entryOnPage } from "./entry-on-page.ts";
import { mostOthers } from "./finder-status.ts";
import { PageCopy } from "./PageCopy.tsx";

type Props = {
    /** The nearest first. */
    readonly found: readonly Found[];
    readonly language: Language;
};

/** The nearest error with what the page says of it, and links to others that it may be. */
export function FoundErrors({ found, language }: Props) {
    const words = finderWords[language];
    const [nearest, ...others] = found.flatMap((one) => {
        const entry = entryOnPage(one.id);
        return entry ? [{ ...one, entry }] : [];
    });
    if (!nearest) return null;
    return (
        <>
            <div className="finder-card">
                <a href={`#${nearest.id}`} className="finder-title">
                    <PageCopy of={nearest.entry.title} />
                </a>
                <div className="finder-because">
                    <p className="label">{words.because}</p>
                    {each(nearest.reasons, (reason) => (
                        <Quotation reason={reason} />
                    ))}
                </div>
                <PageCopy of={nearest.entry.body} />
                <p className="finder-go">
                    <a href={`#${nearest.id}`}>{words.go}</a>
                </p>
            </div>
            {others.length > 0 && (
                <div className="finder-others">
                    <p className="label">{words.others}</p>
                    <ul>
                        {others.slice(0, mostOthers).map(({ id, entry }) => (
                            <li key={id}>
                                <a href={`#${id}`}>
                                    <PageCopy of={entry.title} />
                                </a>
                            </li>
                        ))}
                    </ul>
                </div>
            )}
        </>
    );
}

/** A line of the text, in which what told the error is marked. */
const Quotation = ({ reason }: { readonly reason: Reason }) => (
    <p>
        <code lang="en">{each(reason, ({ text, told }) => (told ? <mark>{text}</mark> : text))}</code>
    </p>
);
