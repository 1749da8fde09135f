/** Documents that would take a reader of Markdown, or its patterns, hours: the work grows with the text, not with its square. */
import { describe, expect, test } from "vitest";
import { refreshMarkdown } from "./refresh-markdown.ts";

const stale = "```sh callsheet model=openai/whisper-large-v3\nold\n```\n";

/** A megabyte of a piece where there is time for it, else an eighth, or another size. */
const maxLength = process.env["CALLSHEET_ALL"] ? 2 ** 20 : 2 ** 17;
const much = (piece: string, size = maxLength): string => piece.repeat(size / piece.length);

describe("a megabyte of it is read at once, and the block behind it is found:", () => {
    test.each([
        ["emphasis that nobody ends", much("*a_ ")],
        ["links that nobody ends", much("[a](<")],
        [
            "code in a paragraph, by ever more backticks",
            Array.from({ length: 1400 }, (_, i) => "`".repeat(i)).join(" "),
        ],
        ["instructions and sections of XML", much("a <? <![CDATA[")],
        ["definitions", much("[a]: <b 'c\n")],
        ["lists in lists, on one line", much("- ")],
        ["quotations in quotations, on many lines", much(`${">".repeat(400)}a\n`)],
        ["lists in lists, on many lines", Array.from({ length: 200 }, (_, i) => `${"  ".repeat(i)}- a`).join("\n")],
        ["a quotation that goes on without its marks", `> a\n${much("b\n")}`],
        ["underlined headings", much("a\n===\n")],
        ["a tag of HTML that nobody ends", much("<a b=c ")],
        ["a fence with very many words", `\`\`\`js ${much('a="b ')}\n\`\`\``],
        ["a fence with a long space", `\`\`\`js a${much(" ")}b\n\`\`\``],
    ])("%s", (_, text) => {
        const { findings, tagged, text: newText } = refreshMarkdown(`${text}\n\n${stale}`);
        expect(findings).toMatchObject([{ kind: "stale", found: "old" }]);
        expect(tagged).toBe(1);
        expect(newText.startsWith(`${text}\n\n\`\`\`sh callsheet`)).toBe(true);
    });

    test("lists and quotations that are nested too deep are refused, not left out", () => {
        const lists = Array.from({ length: 1000 }, (_, i) => `${"  ".repeat(i)}- a`).join("\n");
        for (const text of [lists, much(">"), `${much("> - ", 4000)}a${much("\n")}`])
            expect(() => refreshMarkdown(`${text}\n\n${stale}`)).toThrow("nested too deep");
    });

    test.each([
        ["emphasis that nobody ends", much("*a_ ")],
        [
            "code in a paragraph, by ever more backticks",
            Array.from({ length: 1400 }, (_, i) => "`".repeat(i)).join(" "),
        ],
    ])("%s, in MDX", (_, text) => {
        expect(refreshMarkdown(`${text}\n\n${stale}`, { mdx: true }).findings).toMatchObject([{ kind: "stale" }]);
    });
});

describe("a megabyte of it in a block is read at once:", () => {
    test.each([
        ["python", "comments before a text", `${much(" # ")}"`],
        ["python", "empty lines", much("\n")],
        ["python", "empty lines behind a call", `requests.post("https://router.huggingface.co/x/y")${much("\n")}`],
        ["python", "one word", much("a")],
        ["python", "one name behind the other", `client = InferenceClient()\n${much("client.")}`],
        ["python", "a long space before a client", `x${much(" ")}= InferenceClient()`],
        ["python", "clients that nobody closes", much("OpenAI(", 2 ** 17)],
        ["python", "texts of very many names", Array.from({ length: 60_000 }, (_, i) => `a${i} = "b"`).join("\n")],
        ["js", "empty lines", much("\n")],
        ["js", "imports that nobody ends", much("import {")],
        ["sh", "empty lines behind a call", `curl https://router.huggingface.co/x/y${much("\n")}`],
    ])("%s, %s", (language, _, code) => {
        const { findings, text } = refreshMarkdown(`\`\`\`${language}\n${code}\n\`\`\`\n\n${stale}`);
        expect(findings.at(-1)).toMatchObject({ kind: "stale", found: "old" });
        expect(text).toContain(code);
    });
});

/** The characters that patterns go through while `work` is done. */
function charactersRead(work: () => unknown): number {
    const { exec } = RegExp.prototype;
    let count = 0;
    RegExp.prototype.exec = function (text) {
        const start = this.global || this.sticky ? this.lastIndex : 0;
        const found = exec.call(this, text);
        // A sticky pattern looks at one place.
        const failed = this.sticky ? start + 1 : text.length;
        count += (found ? found.index + found[0].length : failed) - start;
        return found;
    };
    try {
        work();
    } finally {
        RegExp.prototype.exec = exec;
    }
    return count;
}

describe("eight times the blocks are eight times the work:", () => {
    const flux = "black-forest-labs/FLUX.1-dev";
    const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;
    const making = `from huggingface_hub import InferenceClient\nMODEL = "${flux}"\nclient = InferenceClient(provider="fal-ai")`;
    const calling = 'image = client.text_to_image("A kite", model=MODEL)';

    test.each([
        ["each with a client and a call", (index: number) => fenced("python", `N = "${index}"\n${making}\n${calling}`)],
        [
            "each with a call by the client of the first",
            (index: number) => fenced("python", index === 0 ? making : calling),
        ],
        [
            "each with a client and a text of its own name",
            (index: number) =>
                fenced(
                    "python",
                    `M${index} = "${flux}"\nclient${index} = InferenceClient()\nclient${index}.text_to_image("A", model=M${index})`,
                ),
        ],
        [
            "each with an import",
            () =>
                fenced(
                    "js",
                    `import { textToImage } from "@huggingface/inference";\nawait textToImage({ model: "${flux}" });`,
                ),
        ],
        ["each with an address", () => fenced("sh", `URL=https://router.huggingface.co/fal-ai/${flux}\ncurl $URL`)],
        ["each without a call", () => fenced("python", "print(1)")],
        ["each with a tag", () => stale],
    ])("%s", (_, block) => {
        const pageOf = (count: number) => Array.from({ length: count }, (_, index) => block(index)).join("");
        const [few, many] = [pageOf(25), pageOf(200)];
        const work = [few, many].map((page) => charactersRead(() => refreshMarkdown(page)));
        expect((work[1] ?? 0) / (work[0] ?? 0) / (many.length / few.length)).toBeLessThan(1.1);
    });
});
