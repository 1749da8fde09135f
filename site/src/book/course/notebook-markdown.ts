/** The texts of a chapter as the Markdown of a notebook, which knows neither the site's addresses nor its components. */
import type { MdastNode } from "satteri";
import { childrenOf } from "./read-text.ts";

/** How much of a text a node takes up, from its first letter. @throws Error where the reader gave it no place */
function spanOf({ type, position }: MdastNode): readonly [start: number, end: number] {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) throw new Error(`A ${type} has no place in its text.`);
    return [start, end];
}

/**
 * A node as its text has it, but for what holds on the site only: a heading loses its id, and a link to a page of the site
 * keeps its words. A notebook takes what stands between two dollar signs for mathematics, so each is escaped.
 */
export function markdownOf(node: MdastNode, text: string): string {
    if (node.type === "link" && !URL.canParse(node.url)) return innerMarkdownOf(node, text);
    const [start, end] = spanOf(node);
    if (node.type === "text") return text.slice(start, end).replaceAll(/(?<!\\)\$/g, "\\$");
    const written = between(node, text, start, end);
    return node.type === "heading" ? written.replace(/\s*\{#[^}]*\}\s*$/, "") : written;
}

/** What stands inside a node, without its own marks. */
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

/** A block of code. @param language as editors know it, or "" */
export function fenced(code: string, language: string): string {
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${language}\n${code}\n${fence}`;
}
