/** A self-check question in a notebook: the choices as a list, and the answer in `<details>`. */
import type { MdastNode } from "satteri";
import { innerMarkdownOf } from "./notebook-markdown.ts";
import { type Component, childrenOf } from "./read-text.ts";

type Words = { readonly answer: string };

export function checkAsMarkdown({ properties }: Component, node: MdastNode, text: string, { answer }: Words): string {
    const named = (name: string) =>
        childrenOf(node).filter((child) => child.type === "mdxJsxFlowElement" && child.name === name);
    const choices = named("Choice").map((choice) => innerMarkdownOf(choice, text).trim());
    const right = named("Choice").findIndex(isCorrect);
    const why = named("Why").map((one) => innerMarkdownOf(one, text).trim());
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
