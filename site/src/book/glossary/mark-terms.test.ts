import { mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { markTerms, markTermsOfChapter } from "./mark-terms.ts";
import { readTerms } from "./terms.ts";

const meaning = "What it is, in a sentence.";
const terms = readTerms(`
- { id: token, term: token, meaning: "${meaning}" }
- { id: access-token, term: access token, meaning: "${meaning}" }
- { id: call, term: call, everyday: true, meaning: "${meaning}" }
`);

/** The ids of the marked terms, and each link in the HTML. */
async function marksIn(text: string) {
    const ids: string[] = [];
    const { code } = await mdxToJs(text, { hastPlugins: [markTerms(terms, ids)] });
    const link = /"data-term": "",\s*href: "([^"]*)",\s*children: "([^"]*)"/g;
    return { ids, links: [...code.matchAll(link)].map(([, href, words]) => `${words} → ${href}`), code };
}

describe("a text marks", () => {
    test("each term where it is used first, in the order of the text", async () => {
        const { ids, links } = await marksIn("An access token is long.\n\nA *token* is short, and tokens are many.");
        expect(ids).toEqual(["access-token", "token"]);
        expect(links).toEqual(["access token → #term-access-token", "token → #term-token"]);
    });

    test("and keeps all its words", async () => {
        expect((await marksIn("One token, or two.")).code).toMatch(/"One ",[\s\S]*"token"[\s\S]*", or two\."/);
    });

    test.each([
        ["a heading", "### A token"],
        ["code", "`token`\n\n```sh\ntoken\n```"],
        ["a link", "[a **token**](/there)"],
        ["the head of a table", "| token |\n| --- |\n| x |"],
        ["a component", "<Check>\n<Choice>A token.</Choice>\n</Check>"],
        ["bold words of which it is a part", "Press **New token**."],
    ])("nothing in %s", async (_, text) => {
        expect((await marksIn(`${text}\n\nAnd then a token.`)).links).toEqual(["token → #term-token"]);
        expect((await marksIn(text)).ids).toEqual([]);
    });

    test("nothing in the first section, which says what a chapter leads to", async () => {
        const { ids } = await marksIn("## Goal\n\nAn access token.\n\n### More\n\nA token.\n\n## Then\n\nYour token.");
        expect(ids).toEqual(["token"]);
    });

    test("an everyday word only where bold says that it is explained", async () => {
        expect((await marksIn("They call it so.\n\nSuch a question is a **call**.")).ids).toEqual(["call"]);
        expect((await marksIn("They call it so.")).ids).toEqual([]);
    });
});

describe("the chapters", () => {
    const compile = async (fileURL: URL) => {
        const frontmatter = {};
        const astro = {
            frontmatter,
            headings: [],
            localImagePaths: new Set<string>(),
            remoteImagePaths: new Set<string>(),
        };
        await mdxToJs("A token.", { fileURL, data: { astro }, hastPlugins: [markTermsOfChapter] });
        return frontmatter;
    };

    test("are told what they mark, by the glossary of their language", async () => {
        expect(await compile(new URL("../../content/en/course/chapter0/1.mdx", import.meta.url))).toEqual({
            terms: ["token"],
        });
    });

    test("are the only texts with marks", async () => {
        expect(await compile(new URL("../../content/en/guides/tools.mdx", import.meta.url))).toEqual({});
    });
});
