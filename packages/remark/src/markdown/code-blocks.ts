/** The fenced code blocks of a file of Markdown or MDX, whatever it begins with. */
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import { type FencedBlock, fencedBlocks, type MarkdownKind } from "./fenced-blocks.ts";

/**
 * The code blocks of a text, in their order. MDX that does not parse is read as Markdown: many sites write what they call
 * MDX for another reader.
 *
 * @throws UnreadableError for a text that cannot be read at all
 */
export function codeBlocks(text: string, kind: MarkdownKind): FencedBlock[] {
    const bom = text.startsWith("\ufeff") ? 1 : 0;
    const body = withoutFrontMatter(text.slice(bom));
    const blocks = (kind === "mdx" ? mdxBlocks(body) : undefined) ?? fencedBlocks(body, kind);
    return blocks.map((block) => ({ ...block, start: block.start + bom, end: block.end + bom }));
}

/** A text whose front matter, YAML or TOML, is blank: what looks like code in it is data. All places stay. */
function withoutFrontMatter(text: string): string {
    const [matter = ""] = /^(---|\+\+\+)[ \t]*(?:\r\n?|\n)(?:.*?(?:\r\n?|\n))??\1[ \t]*(?=[\r\n]|$)/s.exec(text) ?? [];
    return matter.replaceAll(/[^\r\n]/g, " ") + text.slice(matter.length);
}

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

/** The blocks of MDX; undefined if it does not parse. */
function mdxBlocks(text: string): FencedBlock[] | undefined {
    const tree = mdxTree(text);
    if (!tree) return undefined;
    const blocks: FencedBlock[] = [];
    visit(tree, "code", ({ value, position }) => {
        const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
        const [open = "", ...rest] = text.slice(start, end).split(/\r\n?|\n/);
        const [, fence = "", info = ""] = /^(`+|~+)(.*)$/s.exec(open) ?? [];
        const last = rest.at(-1)?.trim() ?? "";
        blocks.push({
            info,
            value: value.replaceAll(/\r\n?/g, "\n"),
            line: position?.start.line ?? 1,
            start,
            end,
            isClosed: last.startsWith(fence) && last.replaceAll(fence[0] ?? "", "") === "",
        });
    });
    return blocks;
}

function mdxTree(text: string): Root | undefined {
    try {
        return unified().use(remarkParse).use(remarkMdx).use(withoutInline).parse(text);
    } catch {
        return undefined;
    }
}
