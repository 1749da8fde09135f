import { Words } from "../library/DocText.tsx";
import type { LinkTo } from "../library/links.ts";

type Props = {
    /** In the page's language; undefined if there is none or the page is in English. */
    readonly translation: string | undefined;
    readonly english: string;
    readonly linkTo: LinkTo;
};

/** A translated text, or else the English of the docstring. */
export const TranslatedText = ({ translation, english, linkTo }: Props) => (
    <p lang={translation === undefined ? "en" : undefined}>
        <Words text={translation ?? english} linkTo={linkTo} />
    </p>
);
