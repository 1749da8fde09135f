import { describe, expect, test } from "vitest";
import { publicAddress } from "../../publication.ts";
import { readPage } from "./read-page.ts";
import { markdownOfPage } from "./write-markdown.ts";

const markdown = (content: string): string => {
    const html = `<html><head><title>The page</title><meta name="description" content="What it says."></head><body>
        <main id="content"><article>${content}</article></main></body></html>`;
    const page = readPage("gu/tasks/fill-mask.html", html);
    if (!page) throw new Error("This is a page.");
    return markdownOfPage(page, { changed: "2026-01-02T00:00:00.000Z" });
};
/** The Markdown after the front matter. */
const withTitle = (content: string): string => markdown(content).split("---\n").slice(2).join("---\n").trim();
/** The same without the title that is added when the article has none. */
const textOf = (content: string): string => withTitle(content).replace(/^# The page\n\n/, "");

describe("the Markdown of a page", () => {
    test("begins with what the page is, as YAML", () => {
        expect(markdown('<h1>A "quoted": title</h1>').split("\n").slice(0, 7)).toEqual([
            "---",
            'title: "A \\"quoted\\": title"',
            'description: "What it says."',
            `address: "${publicAddress("/gu/tasks/fill-mask")}"`,
            'language: "gu"',
            'changed: "2026-01-02T00:00:00.000Z"',
            "---",
        ]);
    });

    test("has headings without their anchors, and nothing of the controls", () => {
        const html = `<nav>ways</nav><h1>One</h1><h2 id="two"><a class="anchor" href="#two">Two</a></h2>
            <p>Text.<button>Copy</button></p><p data-not-content>No.</p>`;
        expect(withTitle(html)).toBe("# One\n\n## Two\n\nText.");
    });

    test("has terms as words, since their meanings are in the glossary's own text", () => {
        expect(textOf('<p>A <a data-term="" href="#term-token">token</a>.</p>')).toBe("A token.");
    });

    test("has a title where the page's article has none", () => {
        expect(withTitle("<p>Text.</p>")).toBe("# The page\n\nText.");
    });

    test("keeps blocks of code as they are, with their language", () => {
        const code = 'print("<a>")\n\n    # ```\n';
        const html = (kind: string) =>
            `<figure class="code-block" data-kind="${kind}"><figcaption>Name</figcaption><button>Copy</button>
            <pre><code><span>print</span>("&lt;a&gt;")\n\n    # \`\`\`\n</code></pre></figure>`;
        expect(textOf(html("python"))).toBe(`\`\`\`\`python\n${code}\`\`\`\``);
        expect(textOf(html("notebook"))).toMatch(/^````python\n/);
        expect(textOf(html("output"))).toMatch(/^````output\n/);
    });

    test("says which file a block of code is", () => {
        const html = `<figure class="code-block" data-kind="python"><figcaption>memory.py</figcaption>
            <pre><code>print()</code></pre></figure>`;
        expect(textOf(html)).toBe("`memory.py`\n\n```python\nprint()\n```");
    });

    test("has the questions of a chapter, with what is said of each choice", () => {
        const choice = (text: string, verdict: string) =>
            `<details class="choice"><summary>${text}</summary><p class="verdict">${verdict}</p></details>`;
        const html = `<section class="check"><p class="check-question">Is <code>a</code> right?</p>
            ${choice("Yes.", "Right.")}${choice("No.", "Think again.")}<div class="check-why"><p>It is.</p></div></section>`;
        expect(textOf(html)).toBe("**Is `a` right?**\n\n- Yes. *Right.*\n- No. *Think again.*\n\nIt is.");
    });

    test("has tables, and lists of terms", () => {
        const table =
            "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>એક|બે</td><td>2</td></tr></tbody></table>";
        expect(textOf(table)).toBe("| A | B |\n| - | - |\n| એક\\|બે | 2 |");
        const terms =
            "<dl><div><dt>Key</dt><dd><code>HF_TOKEN</code></dd></div><div><dt>Queue</dt><dd>no</dd></div></dl>";
        expect(textOf(terms)).toBe("- **Key**: `HF_TOKEN`\n- **Queue**: no");
    });

    test("has names whole, links apart, and no labels of controls", () => {
        const html =
            '<p>owner/<wbr>name <a href="#a">a</a><a href="#b">b</a><label><input type="radio">Choose</label></p>';
        expect(textOf(html)).toMatch(/^owner\/name \[a\]\(\S+\) \[b\]\(\S+\)$/);
    });

    test("has links that lead to the same place from anywhere", () => {
        const html = `<p><a href="/gu/errors">one</a> <a href="#here">two</a> <a href="https://example.org">three</a>
            <img src="/a.png" alt="four"></p>`;
        expect(textOf(html).split(/\s+/)).toEqual([
            `[one](${publicAddress("/gu/errors")})`,
            `[two](${publicAddress("/gu/tasks/fill-mask")}#here)`,
            "[three](https://example.org)",
            `![four](${publicAddress("/a.png")})`,
        ]);
    });
});
