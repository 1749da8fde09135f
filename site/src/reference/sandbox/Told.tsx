import { Words } from "../library/DocText.tsx";
import type { LinkTo } from "../library/links.ts";

type Props = {
    /** In the page's language; undefined where it is to be said as the source says it. */
    readonly own: string | undefined;
    readonly english: string;
    readonly linkTo: LinkTo;
};

/** What is said of a thing, in the words of the page or in those of its docstring. */
export const Told = ({ own, english, linkTo }: Props) => (
    <p lang={own === undefined ? "en" : undefined}>
        <Words text={own ?? english} linkTo={linkTo} />
    </p>
);
