import type { Wording } from "./report-words.ts";

/** Words of the report; what stands between backticks is code. */
export function Worded({ text, lang }: Wording) {
    const parts = text.split("`").map((part, index) => ({ part, code: index % 2 === 1, place: index }));
    return (
        <span lang={lang}>
            {parts.map(({ part, code, place }) =>
                code ? (
                    <code key={place} lang="en" translate="no">
                        {part}
                    </code>
                ) : (
                    part
                ),
            )}
        </span>
    );
}
