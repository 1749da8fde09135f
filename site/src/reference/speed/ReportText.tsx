import type { Wording } from "./report-words.ts";

/** A text of the report; text between backticks is code. */
export function ReportText({ text, lang }: Wording) {
    const parts = text.split("`").map((part, index) => ({ part, code: index % 2 === 1, index }));
    return (
        <span lang={lang}>
            {parts.map(({ part, code, index }) =>
                code ? (
                    <code key={index} lang="en" translate="no">
                        {part}
                    </code>
                ) : (
                    part
                ),
            )}
        </span>
    );
}
