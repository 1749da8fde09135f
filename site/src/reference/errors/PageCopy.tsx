import type { ReactNode } from "react";

/** What stands elsewhere on the page, once more: an element with its attributes and all that is in it. */
export const PageCopy = ({ of: element }: { readonly of: Element }) => copyOf(element, 0);

function copyOf(node: Node, key: number): ReactNode {
    if (!(node instanceof Element)) return node.textContent;
    const Tag = node.localName as "div";
    const attributes = [...node.attributes].map(({ name, value }) => [name === "class" ? "className" : name, value]);
    // An element that must be empty is given no children, not even none.
    const children = node.childNodes.length > 0 && [...node.childNodes].map(copyOf);
    return (
        <Tag key={key} {...Object.fromEntries(attributes)}>
            {children}
        </Tag>
    );
}
