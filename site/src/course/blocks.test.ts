import { describe, expect, test } from "vitest";
import { blocksIn, placeInBlock, placeText } from "./blocks.ts";

const read = (...lines: string[]) => blocksIn(lines.join("\n"), "1.mdx").map(({ kind, text }) => ({ kind, text }));

describe("blocksIn", () => {
    test("gives the blocks in the order of the page, each with its place", () => {
        const blocks = blocksIn("## Hello\n\n```sh\ncd ~\nls\n```\n\n```output\nnotes\n```\n", "1.mdx");
        expect(blocks).toEqual([
            { kind: "sh", text: "cd ~\nls", place: { file: "1.mdx", line: 4 } },
            { kind: "output", text: "notes", place: { file: "1.mdx", line: 9 } },
        ]);
        expect(blocks.map((block) => placeText(placeInBlock(block, 2)))).toEqual(["1.mdx:5", "1.mdx:10"]);
    });

    test("reads fences of tildes, longer fences, and what follows the kind", () => {
        expect(read("~~~python title=x", "```", "~~~~")).toEqual([{ kind: "python", text: "```" }]);
        expect(read("````notebook", "```", "!ls", "````")).toEqual([{ kind: "notebook", text: "```\n!ls" }]);
        expect(read("```sh", "```")).toEqual([{ kind: "sh", text: "" }]);
    });

    test("takes the indentation of a fence from its lines", () => {
        expect(read("1. First:", "", "   ```python", "   if x:", "", "       y()", "   ```")).toEqual([
            { kind: "python", text: "if x:\n\n    y()" },
        ]);
    });

    test("leaves code in a line of text alone", () => {
        expect(read("```sh``` is a fence.", "A ```sh", "`sh`")).toEqual([]);
    });

    test.each([
        ["a kind that nobody knows", ["text", "```bash", "ls", "```"], '1.mdx:2: "bash" is no kind of block.'],
        ["no kind", ["```", "ls", "```"], '1.mdx:1: "" is no kind of block.'],
        ["no end", ["", "~~~sh", "```"], "1.mdx:2: this block is never closed."],
        ["a quotation", ["> ```sh", "> ls", "> ```"], "1.mdx:1: a block of code must begin on a line of its own."],
        ["the mark of a list", ["1. ```sh", "   ls"], "1.mdx:1: a block of code must begin on a line of its own."],
        [
            "an end outside",
            ["  ```sh", "ls", "  ```"],
            "1.mdx:1: a line of this block stands further left than its fence.",
        ],
    ])("refuses a block that could be missed: %s", (_, lines, message) => {
        expect(() => read(...lines)).toThrow(message);
    });
});
