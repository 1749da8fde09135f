import type { ReactNode } from "react";

type Props = {
    /** The name of the table, or the id of the heading that has it. */
    readonly label: string | { readonly heading: string };
    /** The headings of the first columns; default: the children have all headings. */
    readonly columns?: readonly string[];
    /** The headings of the other columns, which are names. */
    readonly named?: readonly string[];
    readonly children?: ReactNode;
};

/**
 * A table that scrolls sideways in its own box on a narrow page. It is not a landmark: a page would have dozens, and
 * those of a chapter share a name.
 */
export function ScrollingTable({ label, columns = [], named = [], children }: Props) {
    const headings = [...columns.map((title) => ({ title })), ...named.map((title) => ({ title, lang: "en" }))];
    const name = typeof label === "string" ? { "aria-label": label } : { "aria-labelledby": label.heading };
    return (
        // biome-ignore lint/a11y/useSemanticElements: a named group of text, where a fieldset is for controls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <div className="table" role="group" {...name} tabIndex={0}>
            <table>
                {headings.length > 0 && (
                    <thead>
                        <tr>
                            {headings.map(({ title, ...attributes }) => (
                                <th key={title} scope="col" {...attributes}>
                                    {title}
                                </th>
                            ))}
                        </tr>
                    </thead>
                )}
                {children}
            </table>
        </div>
    );
}
