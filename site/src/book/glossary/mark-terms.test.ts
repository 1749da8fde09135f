import fc from "fast-check";
import { mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { finderOf, markTerms, markTermsOfChapter } from "./mark-terms.ts";
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

describe("markTerms: a text marks", () => {
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

describe("markTerms: the chapters", () => {
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
        expect(await compile(new URL("../../../../book/content/en/course/chapter0/1.mdx", import.meta.url))).toEqual({
            terms: ["token"],
        });
    });

    test("are the only texts with marks", async () => {
        expect(await compile(new URL("../../../../book/content/en/guides/tools.mdx", import.meta.url))).toEqual({});
    });
});

const find = finderOf(
    ["મોડેલ", "ચિત્ર", "સંદેશા", "કામ", "જવાબ", "token", "access token", "server", "zero-shot", "id", "CPU"].map(
        (form) => ({
            id: form,
            form,
        }),
    ),
);

const found = (text: string): readonly (readonly [id: string, text: string])[] =>
    find(text).map(({ id, text }) => [id, text]);

describe("finderOf: a Gujarati word is found", () => {
    test.each(
        "મોડેલ મોડેલને મોડેલનું મોડેલનાં મોડેલે મોડેલો મોડેલોને મોડેલમાં મોડેલમાંથી મોડેલમાંનો મોડેલથી મોડેલનાથી મોડેલવાળું મોડેલનેય".split(" "),
    )("with its ending: %s", (word) => {
        expect(found(`એક ${word}, બે.`)).toEqual([["મોડેલ", word]]);
    });

    test("as its own word, not as the beginning or the end of another", () => {
        expect(found("જવાબદાર કામદાર રિમોડેલ ચિત્રકાર સંદેશાવ્યવહાર")).toEqual([]);
    });

    test("between marks of all kinds", () => {
        expect(found("“ચિત્રોમાં” (કામ)—જવાબ: સંદેશાઓને.")).toEqual([
            ["ચિત્ર", "ચિત્રોમાં"],
            ["કામ", "કામ"],
            ["જવાબ", "જવાબ"],
            ["સંદેશા", "સંદેશાઓને"],
        ]);
    });
});

describe("finderOf: a Latin word is found", () => {
    test("in any case, in the plural, with an English or a Gujarati ending", () => {
        expect(found("Token, tokens; server’s, tokenની, server માં; CPUs")).toEqual([
            ["token", "Token"],
            ["token", "tokens"],
            ["server", "server"],
            ["token", "tokenની"],
            ["server", "server"],
            ["CPU", "CPUs"],
        ]);
    });

    test("as its own word, not as a part of another or of a name with hyphens or dots", () => {
        expect(found("tokenise, idea, did, client_id, server-side, e-id, servers2, token.js")).toEqual([]);
        expect(found("zero-shot – id")).toEqual([
            ["zero-shot", "zero-shot"],
            ["id", "id"],
        ]);
    });
});

test("finderOf: the longer of two is found, also over the end of a line, and not the shorter within it", () => {
    expect(found("an access\ntoken, a token")).toEqual([
        ["access token", "access\ntoken"],
        ["token", "token"],
    ]);
});

test("finderOf: a form is what it says, no pattern", () => {
    const findDotted = finderOf([{ id: "dotted", form: "a.c" }]);
    expect(findDotted("abc")).toEqual([]);
    expect(findDotted("a.c")).toHaveLength(1);
});

test("finderOf: nothing is found where nothing is sought", () => {
    expect(finderOf([])("token")).toEqual([]);
});

test("finderOf: what is found stands where it says, and nothing overlaps", () =>
    fc.assert(
        fc.property(fc.array(fc.constantFrom("token", "access ", "મોડેલ", "ને", " ", "-", "s", "id ")), (pieces) => {
            const text = pieces.join("");
            let end = 0;
            for (const { text: word, start } of find(text)) {
                expect(start).toBeGreaterThanOrEqual(end);
                expect(text.slice(start, start + word.length)).toBe(word);
                end = start + word.length;
            }
        }),
    ));
