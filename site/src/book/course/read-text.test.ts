import { describe, expect, test } from "vitest";
import { placeInBlock, placeText } from "../../frame/code/blocks.ts";
import { chapterFiles } from "./chapter-files.ts";
import { answersIn, blocksIn, chapterSnippetOf, componentsIn, readText, withReadableEnding } from "./read-text.ts";

const blocks = (...lines: string[]) => blocksIn(lines.join("\n"), "1.mdx").map(({ kind, text }) => ({ kind, text }));

describe("blocksIn: the blocks of a text", () => {
    test("come in the order of the page, each with its place", () => {
        const found = blocksIn("## Hello\n\n```sh\ncd ~\nls\n```\n\n```output\nnotes\n```\n", "1.mdx");
        expect(found).toEqual([
            { kind: "sh", text: "cd ~\nls", place: { file: "1.mdx", line: 4 } },
            { kind: "output", text: "notes", place: { file: "1.mdx", line: 9 } },
        ]);
        expect(found.map((block) => placeText(placeInBlock(block, 2)))).toEqual(["1.mdx:5", "1.mdx:10"]);
    });

    test("say of a mistake that it is one", () => {
        expect(blocksIn("```sh fails\nfalse\n```", "1.mdx")).toMatchObject([{ kind: "sh", fails: true }]);
    });

    test("say of the application's commands that they are its", () => {
        expect(blocksIn("```sh app\nnpm test\n```", "1.mdx")).toMatchObject([{ kind: "sh", app: true }]);
    });

    test("are found behind fences of tildes and longer fences, in lists and in quotations", () => {
        expect(blocks("~~~python title=x", "```", "~~~~")).toEqual([{ kind: "python", text: "```" }]);
        expect(blocks("````notebook", "```", "!ls", "````")).toEqual([{ kind: "notebook", text: "```\n!ls" }]);
        expect(blocks("```sh", "```")).toEqual([{ kind: "sh", text: "" }]);
        expect(blocks("1. First:", "", "   ```python", "   if x:", "", "       y()", "   ```")).toEqual([
            { kind: "python", text: "if x:\n\n    y()" },
        ]);
        expect(blocks("1. ```sh", "   ls", "   ```")).toEqual([{ kind: "sh", text: "ls" }]);
        expect(blocks("> ```sh", "> ls", "> ```")).toEqual([{ kind: "sh", text: "ls" }]);
    });

    test("are not what stands in a line of text", () => {
        expect(blocks("```sh``` is a fence.", "`sh`")).toEqual([]);
    });

    test.each([
        ["a kind that nobody knows", ["text", "", "```bash", "ls", "```"], '1.mdx:3: "bash" is no kind of block.'],
        ["no kind", ["```", "ls", "```"], '1.mdx:1: "" is no kind of block.'],
        ["no end", ["", "~~~sh", "```"], "1.mdx:2: this block is never closed."],
        ["no end in a list", ["1. ```sh", "   ls"], "1.mdx:1: this block is never closed."],
    ])("are refused with %s", (_, lines, message) => {
        expect(() => blocks(...lines)).toThrow(message);
    });
});

describe("componentsIn: the components of a text", () => {
    test("come with their properties as they are written", () => {
        const text = `Text.\n\n<Snippet id="ask" tools='[{"a": "<b>"}]'\n    stream />\n\n<Figure name="kites" />\n`;
        expect(componentsIn("Snippet", text, "1.mdx")).toEqual([
            {
                name: "Snippet",
                properties: { id: "ask", tools: '[{"a": "<b>"}]', stream: "" },
                place: { file: "1.mdx", line: 3 },
            },
        ]);
    });

    test("are found in each other", () => {
        const { items } = readText("<Check id='a'>\n<Choice>Yes, `x`.</Choice>\n</Check>", "1.mdx");
        expect(items).toMatchObject([{ name: "Check" }, { name: "Choice" }]);
    });

    test("are refused with a property that is no text", () => {
        expect(() => readText("<Figure name={x} />", "1.mdx")).toThrow(
            "1.mdx:1: a property of <Figure> must be a text.",
        );
    });
});

test("readText: a text has a head, headings, links, and prose without code", () => {
    const text = readText(
        "---\ntitle: x\n---\n\n## The *end* {#end}\n\nSee [this `code`](/en/tasks) and\nthat.\n",
        "1.mdx",
    );
    expect(text.head).toBe("title: x");
    expect(text.headings).toEqual([{ level: 2, id: "end", text: "The end" }]);
    expect(text.links).toEqual(["/en/tasks"]);
    expect(text.prose.join("")).toBe("See this  and\nthat.");
});

const check = `# Title

<Check id="who" question="Who runs \`f\`?">
<Choice>The model.</Choice>
<Choice correct>Your \`program\`.</Choice>
<Why>It *only* asks for \`f\`, see [tools](/en/guides/tools).</Why>
</Check>
`;

describe("answersIn: the answers of a chapter", () => {
    test("are the right choice and the reason, with their code", () => {
        expect(answersIn(check)).toEqual([
            {
                id: "who",
                question: "Who runs `f`?",
                answer: "Your `program`.",
                why: "It only asks for `f`, see tools.",
            },
        ]);
    });

    test("must be there", () => {
        expect(() => answersIn(check.replace(" correct", ""))).toThrow(
            'The question "Who runs `f`?" has no right choice',
        );
    });

    test("are there for every question of the book", () => {
        for (const { id, markdown } of chapterFiles()) {
            const answers = answersIn(markdown);
            expect(answers).toHaveLength(componentsIn("Check", markdown, id).length);
            for (const { answer, why } of answers) expect([answer, why], id).not.toContain("");
        }
    });
});

describe("withReadableEnding: a program of a chapter", () => {
    test.each([
        ["print(completion.choices[0].message)", "print(completion.choices[0].message.content)"],
        ["console.log(completion.choices[0].message);", "console.log(completion.choices[0].message.content);"],
        ["print(completion.choices[0].message.content)", "print(completion.choices[0].message.content)"],
        ["print(text)", "print(text)"],
    ])("of a chat that ends with %s prints the text alone", (last, readable) => {
        expect(withReadableEnding(`client = 1\n${last}`, "conversational")).toBe(`client = 1\n${readable}`);
    });

    test("prints a list one entry on each line, in three lines of code at most", () => {
        expect(withReadableEnding("output = 1\nprint(output)", "text-classification")).toBe(
            'output = 1\nfor guess in output:\n    print(f"{guess.score:.2f} {guess.label}")',
        );
    });

    test("whose output is no value of a library stays as it was generated", () => {
        expect(withReadableEnding('print("Saved output.png")', "text-to-image")).toBe('print("Saved output.png")');
        expect(withReadableEnding("print(output)", "feature-extraction")).toBe("print(output)");
    });

    test("makes the call that the generator makes", () => {
        const { programs } = chapterSnippetOf({
            id: "mood",
            task: "text-classification",
            clients: "python/huggingface_hub",
        });
        expect(programs.programs.map(({ code }) => code.includes("client.text_classification("))).toEqual([true]);
        expect(programs.query).toContain("text-classification");
    });
});
