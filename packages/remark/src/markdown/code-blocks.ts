/** The fenced code blocks of a file of Markdown or MDX, whatever it begins with. */
import { type FencedBlock, fencedBlocks, type MarkdownKind } from "./fenced-blocks.ts";

/**
 * The code blocks of a text, in their order.
 * @throws UnreadableError for a text that cannot be read
 */
export function codeBlocks(text: string, kind: MarkdownKind): FencedBlock[] {
    const bom = text.startsWith("\ufeff") ? 1 : 0;
    const blocks = fencedBlocks(withoutFrontMatter(text.slice(bom)), kind);
    return blocks.map((block) => ({ ...block, start: block.start + bom, end: block.end + bom }));
}

/** A text whose front matter, YAML or TOML, is blank: what looks like code in it is data. All places stay. */
function withoutFrontMatter(text: string): string {
    const [matter = ""] = /^(---|\+\+\+)[ \t]*(?:\r\n?|\n)(?:.*?(?:\r\n?|\n))??\1[ \t]*(?=[\r\n]|$)/s.exec(text) ?? [];
    return matter.replaceAll(/[^\r\n]/g, " ") + text.slice(matter.length);
}
