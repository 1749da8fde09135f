/** Markdown as writers' files really hold it: only the code of tagged blocks is written, once, and all other bytes stay. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { refreshMarkdown } from "../refresh-markdown.ts";

const tag = "callsheet model=openai/gpt-oss-120b client=openai";
const fence = `\`\`\`python ${tag}`;
const block = `${fence}\nold\n\`\`\``;
const indented = (text: string, before: string) => text.replaceAll(/^/gm, before);

const program = refreshMarkdown(`${block}\n`).text.split("\n").slice(1, -2);

/** The text with the program in place of the line `old`. */
const written = (text: string, lineEnd = "\n", prefix = /^(.*)old$/m.exec(text)?.[1] ?? ""): string =>
    text.replace(/^.*old$/m, () =>
        program.map((line) => (line === "" ? prefix.trimEnd() : prefix + line)).join(lineEnd),
    );

const jsx = `import X from "y"\n\n<Tabs>\n  <Tab title="a">\n${indented(block, "    ")}\n  </Tab>\n</Tabs>\n\nend {1+1}\n`;

describe("is written", () => {
    test.each([
        ["in a list whose items are indented by a tab", `1.\tItem\n\n${indented(block, "\t")}\n\n2.\tNext\n`],
        ["in a quotation", `> quote\n>\n${indented(block, "> ")}\n>\n> after\n`],
        ["in a directive", `:::tip[Hi]\n\n${block}\n\n:::\n`],
        ["between tags", `<hfoptions id="a">\n<hfoption id="python">\n\n${block}\n\n</hfoption>\n</hfoptions>\n`],
        ["right behind a tag", `<hfoptions id="a">\n<hfoption id="python">\n${block}\n</hfoption>\n</hfoptions>\n`],
        ["in details", `<details>\n<summary>x</summary>\n\n${block}\n\n</details>\n`],
        ["right behind the summary of details", `<details>\n<summary>x</summary>\n${block}\n</details>\n`],
        ["between tildes, the last of them longer", `~~~python ${tag}\nold\n~~~~~\n\nend\n`],
        ["with a longer fence at its end", `${fence}\nold\n\`\`\`\`\`\`\nafter\n`],
        ["with spaces behind its fences", `${fence}   \nold\n\`\`\`   \nafter\n`],
        ["in an item", `- Item\n\n${indented(block, "  ")}\n- Next\n`],
        ["in an item of an item", `- Next\n    1. deep\n\n${indented(block, "       ")}\n`],
        ["in an item of a quotation", `> - a\n>\n${indented(block, ">   ")}\n>\n> b\n`],
        ["between paragraphs", `para\n${block}\npara\n`],
        ["in a footnote", `a[^1]\n\n[^1]: note\n\n${indented(block, "    ")}\n\nend\n`],
        ["in an admonition", `!!! note\n\n${indented(block, "    ")}\n\nend\n`],
        ["right below the title of an admonition", `!!! note "Title"\n${indented(block, "    ")}\n\nend\n`],
        ["in an admonition that folds", `??? tip\n    Text.\n\n${indented(block, "    ")}\n`],
        ["in a tab of MkDocs", `=== "Python"\n\n${indented(block, "    ")}\n`],
        ["in a tab of an admonition", `!!! note\n\n    === "Python"\n\n${indented(block, "        ")}\n`],
        ["in a text with a NUL", `# A\0B\n\n${block}\n`],
        ["below front matter in TOML", `+++\ntitle = "x"\n+++\n\n${block}\n`],
        ["between the tags of Liquid", `{% tabs %}\n{% tab title="Py" %}\n${block}\n{% endtab %}\n{% endtabs %}\n`],
        ["with a byte order mark at the beginning of its file", `\ufeff# A\n\n${block}\n`],
        ["right behind a byte order mark", `\ufeff${block}\n`],
        ["in Gujarati", `# ગુજરાતી\n\n${block}\n\nપછી\n`],
    ])("%s", (_where, text) => {
        const first = refreshMarkdown(text);
        expect(first.text).toBe(written(text));
        expect(refreshMarkdown(first.text)).toMatchObject({ text: first.text, tagged: 1, findings: [] });
    });

    test.each([
        ["in a list, behind its marker", `- ${block.replaceAll("\n", "\n  ")}\n- next\n`, "  "],
        ["in a quotation without spaces", `${indented(block, ">")}\nlazy\n`, "> "],
        ["with less indentation than its fence", `   ${fence}\n old\n  \`\`\`\nafter\n`, "   "],
    ])("%s", (_where, text, prefix) => {
        const first = refreshMarkdown(text);
        expect(first.text).toBe(written(text, "\n", prefix));
        expect(refreshMarkdown(first.text).findings).toEqual([]);
    });

    test("though it is empty", () => {
        const text = `${fence}\n\`\`\`\n`;
        expect(refreshMarkdown(text).text).toBe(`${fence}\n${program.join("\n")}\n\`\`\`\n`);
    });

    test.each([
        ["Windows", `# A\n\ntext  \n\n${block}\n\nafter\ttab\n`.replaceAll("\n", "\r\n"), "\r\n"],
        ["Windows, behind a byte order mark", `\ufeff# A\n\n${block}\n`.replaceAll("\n", "\r\n"), "\r\n"],
        ["old Macs", `# A\n\n${block}\n\nafter\n`.replaceAll("\n", "\r"), "\r"],
        ["Windows in the block only", `# A\n\n${block.replaceAll("\n", "\r\n")}\r\n\r\nafter\r\n`, "\r\n"],
        ["Windows in the first line only", `# A\r\n\n${block}\n\nafter\n`, "\n"],
    ])("with the line ends of %s", (_where, text, lineEnd) => {
        const first = refreshMarkdown(text);
        expect(first.text).toBe(text.replace("old", () => program.join(lineEnd)));
        expect(refreshMarkdown(first.text).findings).toEqual([]);
    });

    test.each([
        `python title="a.py" {1,3} ${tag}`,
        `python ${tag} title="a.py"`,
        `python ${tag} title='a b.py' {1,3}`,
        `python ${tag} showLineNumbers`,
        `python ${tag} {1, 3}`,
        `{.python ${tag}}`,
        `{.python title="a" ${tag} .numberLines #first}`,
        `{python} ${tag}`,
        `{code-block} python ${tag}`,
        `Python ${tag}`,
        `python,${tag}`,
        `py {1,3} ${tag}`,
    ])("behind ```%s", (info) => {
        const text = `\`\`\`${info}\nold\n\`\`\`\n`;
        expect(refreshMarkdown(text).text).toBe(written(text));
    });

    test.each([
        [`inputs='Hello there world'`, "Hello there world"],
        [`inputs="નાસા સાદી કેમ છે?"`, "નાસા સાદી કેમ છે?"],
        [String.raw`inputs="Say &quot;hi&quot; \"x\""`, `'Say "hi" "x"'`],
        [`inputs="One&#10;Two"`, String.raw`One\nTwo`],
        [`inputs='[{"role":"user","content":"Say \\"hi\\""}]'`, `'Say "hi"'`],
    ])("with %s", (words, expected) => {
        const { text } = refreshMarkdown(`${fence} ${words}\nold\n\`\`\`\n`);
        expect(text).toContain(expected);
        expect(refreshMarkdown(text).findings).toEqual([]);
    });

    test("with a fence in its inputs", () => {
        const info = `~~~python ${tag} inputs="\`\`\` # Title"`;
        const { text } = refreshMarkdown(`${info}\nold\n~~~\n`);
        expect(text).toContain('content": "``` # Title"');
        expect(refreshMarkdown(text).findings).toEqual([]);
    });
});

describe("in MDX, is written", () => {
    test.each([
        ["in components", jsx],
        ["between what is no MDX", `# A\n\n{{#if x}}\n\n${block}\n\n{{/if}}\n`],
        ["below the id of a heading", `## Install {#install}\n\n${block}\n`],
        ["below a comment of HTML", `<!-- prettier-ignore -->\n\n${block}\n`],
        ["below an image without its end", `<img src="a.png">\n\n${block}\n`],
        ["in components, below what is no MDX", `<!-- a -->\n\n${jsx}`],
        ["with a byte order mark before it", `\ufeff${jsx}`],
        ["with a byte order mark before what is no MDX", `\ufeff{{#if x}}\n\n${block}\n`],
    ])("%s", (_where, text) => {
        const first = refreshMarkdown(text, { mdx: true });
        expect(first.text).toBe(written(text));
        expect(refreshMarkdown(first.text, { mdx: true })).toMatchObject({ text: first.text, tagged: 1, findings: [] });
    });
});

describe("is no block", () => {
    test.each([
        ["in a longer fence", `\`\`\`\`md\n${block}\n\`\`\`\`\n\nend\n`],
        ["in front matter", `---\ntitle: x\ncode: |\n${indented(block, "  ")}\n---\n\n# A\n`],
        ["in a comment", `<!--\n${block}\n-->\n`],
        ["in preformatted HTML", `<pre>\n${block}\n</pre>\n`],
        ["in indented code", `Text:\n\n${indented(block, "    ")}\n`],
    ])("%s", (_where, text) => {
        expect(refreshMarkdown(text)).toMatchObject({ text, tagged: 0, findings: [] });
    });
});

test("is no block in a comment of MDX", () => {
    const text = `# A\n\n{/*\n${block}\n*/}\n\nend\n`;
    expect(refreshMarkdown(text, { mdx: true })).toMatchObject({ text, tagged: 0, findings: [] });
});

describe("is refused, and stays:", () => {
    test.each([
        ["a block that nobody closes", `# x\n\n${fence}\nold\n\nmore text that is code now\n`, 3, "No fence closes"],
        ["one that the end of its file ends", `# x\n\n${fence}\nold`, 3, "No fence closes"],
        ["one that its quotation ends", `> ${fence}\n> old\n\nmore\n`, 1, "No fence closes"],
        [
            "a fence of another language",
            "```rust callsheet model=openai/gpt-oss-120b\nlet x;\n```\n",
            1,
            "Callsheet writes no rust.",
        ],
        [
            "a word that is nobody's",
            `${fence} foldable\nold\n\`\`\`\n`,
            1,
            "Words for your site stand before callsheet",
        ],
    ])("%s", (_what, text, line, message) => {
        expect(refreshMarkdown(text)).toMatchObject({
            text,
            findings: [{ kind: "wrong", line, message: expect.stringContaining(message) }],
        });
    });
});

test("in any text, only the code of tagged blocks is written, and the second run changes nothing", () => {
    const pieces = fc.array(
        fc.oneof(
            fc.constantFrom(
                ...["# T", "", "- a", "> q", "    code", "<div>", "</div>", "<!-- c -->", "!!! note", '=== "Tab"'],
                ...["---", "+++", "text `x` <b>", "[^1]: n", "```", "~~~", "| a | b |", "1. x", "{{#if}}", "\ufeff"],
            ),
            fc.string({ unit: "grapheme", maxLength: 12 }).filter((text) => !/[\r\n]/.test(text)),
            fc
                .tuple(fc.constantFrom("", "  ", "    ", "> ", ">", "- ", "\t"), fc.constantFrom("`", "~"))
                .map(([prefix, mark]) => {
                    const ownBlock = `\n${block.replaceAll("`", mark)}`.replaceAll("\n", `\n${prefix}`).slice(1);
                    return prefix === "- " ? ownBlock.replaceAll("\n- ", "\n  ") : ownBlock;
                }),
        ),
        { maxLength: 12 },
    );
    const texts = fc
        .tuple(pieces, fc.constantFrom("\n", "\r\n", "\r"), fc.boolean())
        .map(([parts, lineEnd, mdx]) => ({ text: parts.join("\n").replaceAll("\n", lineEnd), mdx }));
    fc.assert(
        fc.property(texts, ({ text, mdx }) => {
            const first = refreshMarkdown(text, { mdx });
            const count = first.findings.filter(({ kind }) => kind === "stale").length;
            // What is left when each line of the program is taken out, wherever it stands.
            const lines = (from: string) => from.split(/\r\n?|\n/).map((line) => line.replaceAll(/^[\s>-]+|\s+$/g, ""));
            const own = new Set([...program.map((line) => line.trim()), "old", ""]);
            const others = (from: string) => lines(from).filter((line) => !own.has(line));
            expect(others(first.text)).toEqual(others(text));
            expect(first.text.split("old").length).toBe(text.split("old").length - count);
            const second = refreshMarkdown(first.text, { mdx });
            expect(second.text).toBe(first.text);
        }),
        { numRuns: propertyRuns(200) },
    );
});
