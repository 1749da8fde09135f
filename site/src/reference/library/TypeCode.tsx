import { highlight, type Piece } from "@callsheet/react/highlight";
import type { ReactNode } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { renderList } from "../../render-list.tsx";
import type { LinkTo } from "./links.ts";

type Props = {
    readonly code: string;
    readonly linkTo: LinkTo;
    /** The name that this entry explains, which is not linked. */
    readonly own?: string | undefined;
};

/** Highlighted types and signatures, in which every exported name links to its entry. */
export const TypeCode = ({ code, linkTo, own }: Props) => (
    <code {...verbatim}>{renderList(highlight("js", code), (piece) => shown(piece, linkTo, own))}</code>
);

function shown({ text, colour }: Piece, linkTo: LinkTo, own: string | undefined): ReactNode {
    const isName = colour === undefined || colour === "function";
    const content = isName ? linked(text, linkTo, own) : text;
    return colour ? <span className={`code-${colour}`}>{content}</span> : content;
}

const linked = (text: string, linkTo: LinkTo, own: string | undefined): ReactNode =>
    renderList(text.split(/([A-Za-z_$][\w$]*)/), (part) => link(part, linkTo, own));

function link(part: string, linkTo: LinkTo, own: string | undefined): ReactNode {
    const href = part === own ? undefined : linkTo(part);
    return href === undefined ? part : <a href={href}>{part}</a>;
}

type SignatureBlockProps = {
    readonly code: string;
    readonly own: string;
    readonly linkTo: LinkTo;
};

/** A signature that wraps on narrow screens instead of scrolling. */
export const SignatureBlock = ({ code, own, linkTo }: SignatureBlockProps) => (
    <pre className="signature" lang="en" dir="ltr" translate="no">
        <TypeCode code={code.replaceAll(/^ {4,}/gm, tabs)} own={own} linkTo={linkTo} />
    </pre>
);

/** Indents with tabs, which are narrower on a phone. */
const tabs = (blanks: string): string => "\t".repeat(Math.floor(blanks.length / 4)) + " ".repeat(blanks.length % 4);
