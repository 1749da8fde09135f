import type { ReactNode } from "react";

type Props = {
    readonly level: 2 | 3;
    readonly id?: string;
    /** What it says; or else it has children. */
    readonly text?: string;
    readonly children?: ReactNode;
};

/** A heading that links to itself. */
export function Heading({ level, id, text, children = text }: Props) {
    const Tag = `h${level}` as const;
    return (
        <Tag id={id}>
            <a className="anchor" href={`#${id}`}>
                {children}
            </a>
        </Tag>
    );
}
