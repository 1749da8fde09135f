import { type ExplanationLabels, type Found, type Reason, type Setting, stepsFor } from "@callsheet/errors";
import type { ReactNode } from "react";
import { renderList } from "../../render-list.tsx";
import type { ErrorFinderStrings } from "../../words/en/error-finder.ts";
import { fill } from "../../words/format.ts";

type Props = {
    /** Best match first. */
    readonly found: readonly Found[];
    /** What the text is from: only steps for it are shown. */
    readonly setting: Setting;
    readonly words: ErrorFinderStrings;
    readonly labels: ExplanationLabels;
};

/** The best match with a copy of its entry, and links to other candidates. */
export function FoundErrors({ found, setting, words, labels }: Props) {
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
                <PageCopy of={nearest.entry.body} without={stepsForOthers(nearest.entry.body, setting)} />
                <div className="finder-because">
                    <p className="label">{labels.because}</p>
                    {renderList(nearest.reasons, (reason) => (
                        <Quotation reason={reason} />
                    ))}
                </div>
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

/** The elements of the steps that are for another language, library, shell or system than the text is from. */
function stepsForOthers(body: Element, setting: Setting): ReadonlySet<Node> {
    const steps = [...body.querySelectorAll("li")];
    const shown = new Set(
        stepsFor(
            steps.map(({ textContent }) => textContent),
            setting,
        ),
    );
    return new Set(steps.filter(({ textContent }) => !shown.has(textContent)));
}

type PageCopyProps = { readonly of: Element; readonly without?: ReadonlySet<Node> };

/** A copy of an element of the page, with its attributes and content. */
const PageCopy = ({ of: element, without = new Set() }: PageCopyProps) => copyOf(element, 0, without);

function copyOf(node: Node, key: number, without: ReadonlySet<Node>): ReactNode {
    if (without.has(node)) return null;
    if (!(node instanceof Element)) return node.textContent;
    const Tag = node.localName as "div";
    const attributes = [...node.attributes].map(({ name, value }) => [name === "class" ? "className" : name, value]);
    // React rejects any `children` of void elements, even an empty array.
    const children =
        node.childNodes.length > 0 && [...node.childNodes].map((child, index) => copyOf(child, index, without));
    return (
        <Tag key={key} {...Object.fromEntries(attributes)}>
            {children}
        </Tag>
    );
}

/** The elements of an error's entry on the page. The finder copies them, so the text is not loaded twice. */
type EntryOnPage = { readonly title: Element; readonly body: Element };

/** @param id of the error @returns undefined if the page does not have it */
export function entryOnPage(id: string): EntryOnPage | undefined {
    const entry = document.getElementById(id)?.closest(".error-entry");
    const [title, body] = [entry?.querySelector(".error-title"), entry?.querySelector(".error-body")];
    return title && body ? { title, body } : undefined;
}

/** How many further candidates are listed after the best match. */
const mostOthers = 4;

/** The search result in a sentence, for a live region. @param titleOf the title of an error, by its id */
export function finderStatus(
    found: readonly { readonly id: string }[],
    titleOf: (id: string) => string,
    words: Pick<ErrorFinderStrings, "found" | "foundOne" | "nothing">,
): string {
    const [nearest, ...others] = found;
    if (!nearest) return words.nothing;
    return fill(others.length === 0 ? words.foundOne : words.found, {
        count: String(Math.min(others.length, mostOthers) + 1),
        title: titleOf(nearest.id),
    });
}
