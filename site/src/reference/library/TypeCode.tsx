import type { ReactNode } from "react";
import { each } from "../../each.tsx";
import { coloured, type Piece } from "../../frame/code/coloured.ts";
import type { LinkTo } from "./links.ts";

type Props = {
    readonly code: string;
    readonly linkTo: LinkTo;
    /** The name that is being explained: it needs no link to itself. */
    readonly own?: string | undefined;
};

/** Types and signatures in their colours, in which every name that a package exports leads to its explanation. */
export const TypeCode = ({ code, linkTo, own }: Props) => (
    <code lang="en" translate="no">
        {each(coloured("js", code), (piece) => shown(piece, linkTo, own))}
    </code>
);

function shown({ text, colour }: Piece, linkTo: LinkTo, own: string | undefined): ReactNode {
    const isName = colour === undefined || colour === "function";
    const content = isName ? linked(text, linkTo, own) : text;
    return colour ? <span className={`code-${colour}`}>{content}</span> : content;
}

const linked = (text: string, linkTo: LinkTo, own: string | undefined): ReactNode =>
    each(text.split(/([A-Za-z_$][\w$]*)/), (part) => link(part, linkTo, own));

function link(part: string, linkTo: LinkTo, own: string | undefined): ReactNode {
    const href = part === own ? undefined : linkTo(part);
    return href === undefined ? part : <a href={href}>{part}</a>;
}
