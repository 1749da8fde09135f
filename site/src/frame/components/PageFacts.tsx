import { Code } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { editAddress } from "../../publication.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

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
        <footer className="page-facts" data-not-content="">
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
