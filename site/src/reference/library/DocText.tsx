import type { ReactNode } from "react";
import { each } from "../../each.tsx";
import type { LinkTo } from "./links.ts";

type Props = { readonly text: string; readonly linkTo: LinkTo };

/** A docstring's words: paragraphs and lists, in which what stands between backticks is code. */
export const DocText = ({ text, linkTo }: Props) => (
    <>
        {text.split(/\n\s*\n/).map((part) => (
            <Part key={part} text={part} linkTo={linkTo} />
        ))}
    </>
);

function Part({ text, linkTo }: Props) {
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

/** Words on one line of thought: no paragraphs. */
export const Words = ({ text, linkTo }: Props) =>
    each(text.trim().split(/(`[^`]+`)/), (part) =>
        part.startsWith("`") ? code(part.slice(1, -1), linkTo) : named(part, linkTo),
    );

function code(text: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(text);
    const shown = (
        <code lang="en" translate="no">
            {text}
        </code>
    );
    return href === undefined ? shown : <a href={href}>{shown}</a>;
}

/** A name of two words or more, such as InputError, is an export's; a single word only where one is sent to it. */
const named = (text: string, linkTo: LinkTo): ReactNode =>
    each(text.split(/((?<=\bsee )[A-Z]\w+|\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b)/), (part, index) =>
        index % 2 === 1 ? link(part, linkTo) : part,
    );

function link(name: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(name);
    return href === undefined ? name : <a href={href}>{name}</a>;
}
