/** Finds the fenced code blocks of MDX. */
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import type { FencedBlock } from "./fenced-blocks.ts";

/** What stands within a paragraph or a heading: no block, and the slowest part of a text to read. */
const inline = [
    ...["attention", "autolink", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink"],
    ...["mdxJsxTextTag", "mdxTextExpression"],
];

/** Leaves the text of paragraphs and headings as it is. */
function withoutInline(this: Processor): void {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: inline } }];
}

/**
 * The fenced code blocks of an MDX text, in their order.
 * @throws VFileMessage for MDX that cannot be read
 */
export function mdxBlocks(text: string): FencedBlock[] {
    const tree: Root = unified().use(remarkParse).use(remarkMdx).use(withoutInline).parse(text);
    const blocks: FencedBlock[] = [];
    visit(tree, "code", ({ lang = null, meta = null, value, position }) => {
        const { start, end } = position ?? {};
        blocks.push({
            lang,
            meta,
            value: value.replaceAll("\r\n", "\n"),
            line: start?.line ?? 1,
            start: start?.offset ?? 0,
            end: end?.offset ?? 0,
        });
    });
    return blocks;
}
