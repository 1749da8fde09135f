/** Converts a chapter's MDX to plain Markdown for a notebook, without the site's addresses and components. */
import type { MdastNode } from "satteri";
import { childrenOf } from "./read-text.ts";

/** The start and end offset of a node in its text. @throws Error if the parser gave it no position */
function spanOf({ type, position }: MdastNode): readonly [start: number, end: number] {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) throw new Error(`A ${type} has no place in its text.`);
    return [start, end];
}

/**
 * The source of a node without what works only on the site: a heading loses its id, and a link to a page of the site
 * becomes its text. Notebooks treat text between dollar signs as mathematics, so dollar signs are escaped.
 */
export function markdownOf(node: MdastNode, text: string): string {
    if (node.type === "link" && !URL.canParse(node.url)) return innerMarkdownOf(node, text);
    const [start, end] = spanOf(node);
    if (node.type === "text") return text.slice(start, end).replaceAll(/(?<!\\)\$/g, "\\$");
    const written = between(node, text, start, end);
    return node.type === "heading" ? written.replace(/\s*\{#[^}]*\}\s*$/, "") : written;
}

/** The source of the children of a node, without its own markup. */
export function innerMarkdownOf(node: MdastNode, text: string): string {
    const [first, last] = [childrenOf(node).at(0), childrenOf(node).at(-1)];
    return first && last ? between(node, text, spanOf(first)[0], spanOf(last)[1]) : "";
}

function between(node: MdastNode, text: string, start: number, end: number): string {
    let written = "";
    let at = start;
    for (const child of childrenOf(node)) {
        const [childStart, childEnd] = spanOf(child);
        written += text.slice(at, childStart) + markdownOf(child, text);
        at = childEnd;
    }
    return written + text.slice(at, end);
}

/** A fenced code block. @param language for highlighting, or "" */
export function fenced(code: string, language: string): string {
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${language}\n${code}\n${fence}`;
}
