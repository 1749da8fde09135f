import type { ReactNode } from "react";

/** A copy of an element of the page, with its attributes and content. */
export const PageCopy = ({ of: element }: { readonly of: Element }) => copyOf(element, 0);

function copyOf(node: Node, key: number): ReactNode {
    if (!(node instanceof Element)) return node.textContent;
    const Tag = node.localName as "div";
    const attributes = [...node.attributes].map(({ name, value }) => [name === "class" ? "className" : name, value]);
    // React rejects any `children` of void elements, even an empty array.
    const children = node.childNodes.length > 0 && [...node.childNodes].map(copyOf);
    return (
        <Tag key={key} {...Object.fromEntries(attributes)}>
            {children}
        </Tag>
    );
}
