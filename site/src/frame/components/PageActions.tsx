import type { Language } from "../../languages.ts";
import { colabAddress } from "../../publication.ts";
import { markdownOf, notebookAt, type Place } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { chapterOf, notebookFile, notebookType } from "../map/section.ts";

type Props = { readonly language: Language; readonly place: Place };

/**
 * Links to the page as Markdown and to a chapter's notebook, and a button to copy it (see `behaviours/copy-page.ts`).
 */
export function PageActions({ language, place }: Props) {
    const { publishing, code, notebook: words } = strings[language];
    const markdown = markdownOf(language, place);
    const chapter = chapterOf(place);
    const colab = chapter === undefined ? undefined : colabAddress(notebookFile({ language, chapter }));
    return (
        <div className="page-actions">
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
            {chapter !== undefined && (
                <a href={notebookAt(language, place)} type={notebookType} download={`chapter${chapter}.ipynb`}>
                    {words.download}
                </a>
            )}
            {colab !== undefined && <a href={colab}>{words.colab}</a>}
        </div>
    );
}
