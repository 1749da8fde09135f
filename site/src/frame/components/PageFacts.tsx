import { Code } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { colabAddress, editAddress } from "../../publication.ts";
import { markdownOf, notebookAt, type Place } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { notebookFile, notebookName, notebookType, sectionAt } from "../map/section.ts";

type Props = {
    readonly language: Language;
    /** The source files of the page, as paths from the repository's root. */
    readonly sources: readonly string[];
    /** When they last changed, in ISO form. */
    readonly changed: string | undefined;
};

/** The source of the page, so that a reader can edit it, and the date of its last change. */
export function PageFacts({ language, sources, changed }: Props) {
    const { map } = strings[language];
    const [source] = sources;
    if (source === undefined) return null;
    const address = editAddress(source);
    return (
        <footer className="page-facts row minor" data-not-content="">
            {address ? (
                <a href={address}>{map.edit}</a>
            ) : (
                <p>
                    {map.madeFrom} <Code text={source} />
                </p>
            )}
            {changed !== undefined && (
                <p>
                    <time dateTime={changed}>{fill(map.changed, { date: dateIn(language, changed) })}</time>
                </p>
            )}
        </footer>
    );
}

type PageActionsProps = { readonly language: Language; readonly place: Place };

/**
 * Links to the page as Markdown and to a chapter's notebook, and a button to copy it (see `behaviours/copy.ts`).
 */
export function PageActions({ language, place }: PageActionsProps) {
    const { publishing, code, notebook: words } = strings[language];
    const markdown = markdownOf(language, place);
    const section = sectionAt(language, place);
    const colab = section && colabAddress(notebookFile(section));
    return (
        <div className="page-actions row">
            <span className="copy needs-script">
                {/* A live region: it must be in the page before it is filled. */}
                <span className="tooltip" role="status" />
                <button
                    type="button"
                    data-copy-page={markdown}
                    data-copied={code.copied}
                    data-copy-failed={publishing.copyPageFailed}
                >
                    {publishing.copyPage}
                </button>
            </span>
            <a href={markdown} type="text/markdown">
                {publishing.viewMarkdown}
            </a>
            {section && (
                <a href={notebookAt(language, place)} type={notebookType} download={notebookName(section)}>
                    {words.download}
                </a>
            )}
            {colab !== undefined && <a href={colab}>{words.colab}</a>}
        </div>
    );
}

type Fact = { readonly name: string; readonly value: string | number };

/** A list of facts, styled like a call sheet. */
export const FactSheet = ({ facts }: { readonly facts: readonly Fact[] }) => (
    <dl className="sheet">
        {facts.map(({ name, value }) => (
            <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
            </div>
        ))}
    </dl>
);
