/** The questions of a chapter with their right answers, for teachers. */
import type { MdastNode } from "satteri";
import { childrenOf, treeOf } from "./read-text.ts";

export type Answer = { readonly id: string; readonly question: string; readonly answer: string; readonly why: string };

/**
 * The answers in a chapter, in the order of the page; code in them stands between backticks.
 * @throws Error for a question without a right choice
 */
export function answersIn(markdown: string): readonly Answer[] {
    const inTree = (node: MdastNode): Answer[] =>
        isNamed(node, "Check") ? [answerOf(node)] : childrenOf(node).flatMap(inTree);
    return inTree(treeOf(markdown));
}

function answerOf(check: MdastNode): Answer {
    const parts = elementsIn(check);
    const question = property(check, "question") ?? "";
    const right = parts.find((part) => isNamed(part, "Choice") && property(part, "correct") !== undefined);
    const why = parts.find((part) => isNamed(part, "Why"));
    if (!right || !why) throw new Error(`The question "${question}" has no right choice, or does not say why.`);
    return { id: property(check, "id") ?? "", question, answer: textOf(right), why: textOf(why) };
}

/** The elements below a node, at any depth: the compiler puts some of them into paragraphs. */
const elementsIn = (node: MdastNode): readonly MdastNode[] =>
    childrenOf(node).flatMap((child) => [child, ...elementsIn(child)]);

const isNamed = (node: MdastNode, name: string): boolean => "name" in node && node.name === name;

/** The text of a property; "" for one without a value, undefined for one that is absent. */
function property(node: MdastNode, name: string): string | undefined {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
    const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
    return found === undefined ? undefined : typeof found.value === "string" ? found.value : "";
}

function textOf(node: MdastNode): string {
    if (node.type === "inlineCode") return `\`${node.value}\``;
    if ("value" in node && typeof node.value === "string") return node.value;
    return childrenOf(node).map(textOf).join("").trim();
}
