/** The fenced blocks of a text are those that remark finds, whatever is around them. */
import fc from "fast-check";
import type { Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { type FencedBlock, fencedBlocks } from "./fenced-blocks.ts";

const remark = unified().use(remarkParse);

type Block = Omit<FencedBlock, "isClosed">;

/** The blocks that remark finds, without those that are indented. */
function blocksOfRemark(text: string): Block[] {
    const tree: Root = remark.parse(text);
    const blocks: Block[] = [];
    visit(tree, "code", ({ value, position }) => {
        const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
        const [, info] = /^(?:`{3,}|~{3,})([^\r\n]*)/.exec(text.slice(start)) ?? [];
        if (info === undefined) return;
        const lines = value.replaceAll(/\r\n?/g, "\n");
        blocks.push({ info, value: lines, line: position?.start.line ?? 0, start, end });
    });
    return blocks;
}

/** The blocks without what is empty at their ends: in a block that nobody closed, remark takes more of it. */
const withoutEmptyEnds = (text: string, blocks: readonly Block[]): Block[] =>
    blocks.map(({ value, end, ...block }) => ({
        ...block,
        value: value.trimEnd(),
        end: text.slice(0, end).replace(/[\s>]+$/, "").length,
    }));

function expectSame(text: string): void {
    const blocks = fencedBlocks(text).map(({ isClosed: _, ...block }) => block);
    expect(withoutEmptyEnds(text, blocks)).toEqual(withoutEmptyEnds(text, blocksOfRemark(text)));
}

describe("a block is found", () => {
    const block = "```js x=1\nrun();\n\n    deep();\n```";
    const indented = (text: string, before: string) => text.replaceAll("\n", `\n${before}`);

    test.each([
        ["alone", block],
        ["behind a paragraph, which it interrupts", `text\n${block}\ntext`],
        ["behind tildes", block.replaceAll("```", "~~~")],
        ["behind a longer fence, with a shorter one in it", "````md\n```js\n```\n````"],
        ["with a longer fence at its end", "```\nx\n`````  "],
        ["in a quotation", `> ${indented(block, "> ")}`],
        ["in a quotation of quotations", `>> ${indented(block, "> >")}`],
        ["in an item", `- ${indented(block, "  ")}`],
        ["in a numbered item, behind its text", `10. text\n\n    ${indented(block, "    ")}`],
        ["in an item of an item in a quotation", `> - a\n>   1. ${indented(block, ">      ")}`],
        ["behind tabs", `-\t${indented(block, "\t")}`],
        ["in an item that begins with an empty line", `-\n  ${indented(block, "  ")}`],
        ["between HTML", `<div>\n\n${block}\n\n</div>`],
        ["with escapes and references behind its fence", '``` a\\*b &quot;c\\"&#65; d\n```'],
        ["with the line ends of Windows", `text\n\n${block}\n`.replaceAll("\n", "\r\n")],
        ["without an end", "> ```js\n> run();\n\ntext"],
        ["without an end, with empty lines behind it", "```js\nrun();\n\n\n"],
    ])("%s", (_, text) => {
        expect(fencedBlocks(text)).toHaveLength(1);
        expectSame(text);
    });

    test.each([
        ["in indented code", "    ```\n    x\n    ```"],
        ["in HTML that hides it", "<pre>\n```\nx\n```\n</pre>"],
        ["in a comment", "<!--\n```\n\n```\n-->"],
        ["with a backtick behind it", "``` a`b\nx"],
        ["in a quotation that goes on without a mark", "> text\n``\nx"],
    ])("nowhere %s", (_, text) => {
        expect(fencedBlocks(text)).toEqual([]);
        expectSame(text);
    });

    test("with its empty lines, if a fence closes it", () => {
        expect(fencedBlocks("```\n\nx\n\n```\n")).toMatchObject([{ value: "\nx\n", start: 0, end: 11 }]);
        expect(fencedBlocks("```\n\nx\n\n")).toMatchObject([{ value: "\nx", start: 0, end: 6 }]);
    });
});

describe("the blocks are those of remark in texts of", () => {
    const texts = (...pieces: readonly string[]) =>
        fc.array(fc.constantFrom(...pieces, "\n", "\n"), { maxLength: 25 }).map((parts) => parts.join(""));
    const fences = ["```", "~~~", "````", "``` js", "~~~ x y"];

    test.each([
        ["lists and quotations", texts(...fences, "a", "- ", "* ", "+ ", "1. ", "> ", ">", " ", "  ", "-", "\n\n")],
        ["tabs and indentation", texts(...fences, "a", "- ", "> ", "\t", "  ", "    ", "-\t", "+ ")],
        ["headings and breaks", texts(...fences, "a", "# ", "===", "---", "- - -", "***", "* ", "_", "> ", " ")],
        [
            "HTML",
            texts(...fences, "a", "<pre>", "a</pre>", "<style>", "a</style>", "<!--", "-->", "> ", "<!X", "<?", "?>"),
        ],
        ["parts of HTML", texts("```", "<", "1 ", ">", "/>", " b", "=", '"', "<?", "?>", "<!x", "]]>", "- ")],
        ["info strings", texts("```", "~~~", "a", "`", " ", "\\*", "&amp;", "&#65;", '"', "\\", "\t", "\u2028", "=")],
        ["all line ends", texts(...fences, "a", "- ", "> ", "\r\n", "\r")],
    ])("%s", (_, text) => fc.assert(fc.property(text, expectSame), { numRuns: propertyRuns(1000) }));
});
