import type { Language } from "../../languages.ts";
import { editAddress } from "../../publication.ts";
import { strings } from "../../words/strings.ts";
import { dateIn, fill } from "../../words/words.ts";

type Props = {
    readonly language: Language;
    /** The files that the page is made from, from the repository's root. */
    readonly sources: readonly string[];
    /** When they last changed, in ISO form. */
    readonly changed: string | undefined;
};

/** What a reader who wants to mend the page needs: where it is written, and how fresh it is. */
export function PageFacts({ language, sources, changed }: Props) {
    const { map } = strings[language];
    const [source] = sources;
    if (source === undefined) return null;
    const address = editAddress(source);
    return (
        <footer className="page-facts" data-not-content="">
            {address ? (
                <a href={address}>{map.edit}</a>
            ) : (
                <p>
                    {map.madeFrom}{" "}
                    <code lang="en" translate="no">
                        {source}
                    </code>
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
