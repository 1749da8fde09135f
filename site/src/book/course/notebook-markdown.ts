/** Converts a chapter's MDX to plain Markdown for a notebook, without the site's addresses and components. */
import type { MdastNode } from "satteri";
import { type Component, childrenOf } from "./read-text.ts";

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
    const markdown = between(node, text, start, end);
    return node.type === "heading" ? markdown.replace(/\s*\{#[^}]*\}\s*$/, "") : markdown;
}

/** The source of the children of a node, without its own markup. */
function innerMarkdownOf(node: MdastNode, text: string): string {
    const [first, last] = [childrenOf(node).at(0), childrenOf(node).at(-1)];
    return first && last ? between(node, text, spanOf(first)[0], spanOf(last)[1]) : "";
}

function between(node: MdastNode, text: string, start: number, end: number): string {
    let markdown = "";
    let at = start;
    for (const child of childrenOf(node)) {
        const [childStart, childEnd] = spanOf(child);
        markdown += text.slice(at, childStart) + markdownOf(child, text);
        at = childEnd;
    }
    return markdown + text.slice(at, end);
}

/** A fenced code block. @param language for highlighting, or "" */
export function fenced(code: string, language: string): string {
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${language}\n${code}\n${fence}`;
}

type Words = { readonly answer: string };

/** A self-check question in a notebook: the choices as a list, and the answer in `<details>`. */
export function checkAsMarkdown({ properties }: Component, node: MdastNode, text: string, { answer }: Words): string {
    const childrenNamed = (name: string) =>
        childrenOf(node).filter((child) => child.type === "mdxJsxFlowElement" && child.name === name);
    const choices = childrenNamed("Choice").map((choice) => innerMarkdownOf(choice, text).trim());
    const right = childrenNamed("Choice").findIndex(isCorrect);
    const why = childrenNamed("Why").map((one) => innerMarkdownOf(one, text).trim());
    return [
        `**${properties["question"] ?? ""}**`,
        choices.map((choice) => `- ${choice}`).join("\n"),
        `<details><summary>${answer}</summary>`,
        [`**${choices[right] ?? ""}**`, ...why].join("\n\n"),
        "</details>",
    ].join("\n\n");
}

const isCorrect = (node: MdastNode): boolean =>
    node.type === "mdxJsxFlowElement" &&
    node.attributes.some((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "correct");
