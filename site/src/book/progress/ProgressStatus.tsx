import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** Where it is said, aloud too, that progress could not be kept, or is cleared. It is there, empty, from the start. */
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
