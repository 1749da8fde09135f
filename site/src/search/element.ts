type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with what is in it. Text is text: nothing that somebody typed is ever read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Attributes,
    ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
    made.append(...content);
    return made;
}
