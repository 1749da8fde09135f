import type { ExplanationLabels, Found, Reason } from "@callsheet/errors";
import { renderList } from "../../render-list.tsx";
import type { ErrorFinderStrings } from "../../words/en/error-finder.ts";
import { entryOnPage } from "./entry-on-page.ts";
import { mostOthers } from "./finder-status.ts";
import { PageCopy } from "./PageCopy.tsx";

type Props = {
    /** Best match first. */
    readonly found: readonly Found[];
    readonly words: ErrorFinderStrings;
    readonly labels: ExplanationLabels;
};

/** The best match with a copy of its entry, and links to other candidates. */
export function FoundErrors({ found, words, labels }: Props) {
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
                    <p className="label">{labels.because}</p>
                    {renderList(nearest.reasons, (reason) => (
                        <Quotation reason={reason} />
                    ))}
                </div>
                <PageCopy of={nearest.entry.body} />
                <p>
                    <a href={`#${nearest.id}`}>{words.go}</a>
                </p>
            </div>
            {others.length > 0 && (
                <div className="finder-others">
                    <p className="label">{labels.others}</p>
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

/** A line of the pasted text, with the matching parts marked. */
const Quotation = ({ reason }: { readonly reason: Reason }) => (
    <p>
        <code lang="en">{renderList(reason, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</code>
    </p>
);
