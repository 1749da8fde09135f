import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** A live region, empty at first, which says that progress could not be stored or was cleared. */
export function ProgressStatus({ language }: { readonly language: Language }) {
    const { refused, cleared } = strings[language].coursePage.progress;
    return (
        <p
            className="progress-status"
            role="status"
            data-progress-status=""
            data-refused={refused}
            data-cleared={cleared}
        />
    );
}
