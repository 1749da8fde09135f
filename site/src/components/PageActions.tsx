import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { markdownOf, type Place } from "../routes.ts";

type Props = { readonly language: Language; readonly place: Place };

/** The page as Markdown: to look at, and, where scripts run, to take along (see `behaviours/copy-page.ts`). */
export function PageActions({ language, place }: Props) {
    const { publishing, code } = strings[language];
    const markdown = markdownOf(language, place);
    return (
        <div className="page-actions">
            <span className="copy needs-script">
                {/* Said aloud and shown when it is filled, so it is there, empty, from the start. */}
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
        </div>
    );
}
