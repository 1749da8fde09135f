import { Code } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { renderList } from "../../render-list.tsx";
import type { LinkTo } from "./links.ts";

type Props = { readonly text: string /** Default: no links. */; readonly linkTo?: LinkTo };

const noLinks: LinkTo = () => undefined;

/** A docstring as paragraphs and lists; text between backticks is code. */
export const DocText = ({ text, linkTo = noLinks }: Props) => (
    <>
        {text.split(/\n\s*\n/).map((part) => (
            <Part key={part} text={part} linkTo={linkTo} />
        ))}
    </>
);

function Part({ text, linkTo }: Required<Props>) {
    const [before = "", ...items] = text.split(/(?:^|\n)- /);
    return (
        <>
            {before.trim() !== "" && (
                <p>
                    <Words text={before} linkTo={linkTo} />
                </p>
            )}
            {items.length > 0 && (
                <ul>
                    {items.map((item) => (
                        <li key={item}>
                            <Words text={item} linkTo={linkTo} />
                        </li>
                    ))}
                </ul>
            )}
        </>
    );
}

/** Inline text of a docstring, without paragraphs. */
export const Words = ({ text, linkTo = noLinks }: Props) =>
    renderList(text.trim().split(/(`[^`]+`)/), (part) =>
        part.startsWith("`") ? code(part.slice(1, -1), linkTo) : named(part, linkTo),
    );

function code(text: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(text);
    const shown = <Code text={text} />;
    return href === undefined ? shown : <a href={href}>{shown}</a>;
}

/** Links names of exports: those of two or more words, such as InputError, and single words after "see". */
const named = (text: string, linkTo: LinkTo): ReactNode =>
    renderList(text.split(/((?<=\bsee )[A-Z]\w+|\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b)/), (part, index) =>
        index % 2 === 1 ? link(part, linkTo) : part,
    );

function link(name: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(name);
    return href === undefined ? name : <a href={href}>{name}</a>;
}
