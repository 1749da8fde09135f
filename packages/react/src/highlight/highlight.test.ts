import { type LanguageId, type MatrixEntry, matrix } from "@callsheet/snippets";
import fc from "fast-check";
import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";

type Letter = { readonly letter: string; readonly colour: string };

/** Every word of two letters or more, with the colour of its first letter. */
function wordsOf(letters: readonly Letter[]): readonly { readonly word: string; readonly colour: string }[] {
    const code = letters.map(({ letter }) => letter).join("");
    return [...code.matchAll(/[A-Za-z_]{2,}/g)].map(({ 0: word, index }) => ({
        word,
        colour: letters[index]?.colour ?? "",
    }));
}

const lettersOf = (text: string, colour: string): Letter[] => text.split("").map((letter) => ({ letter, colour }));

const ours = (language: LanguageId, code: string): Letter[] =>
    highlight(language, code).flatMap(({ text, colour = "plain" }) => lettersOf(text, colour));

const codeTheme = createCssVariablesTheme({ name: "callsheet", variablePrefix: "--code-" });
const grammars = { python: "python", js: "javascript", sh: "shellscript" } as const;
const shiki = await createHighlighterCore({
    themes: [codeTheme],
    langs: [
        import("shiki/langs/javascript.mjs"),
        import("shiki/langs/python.mjs"),
        import("shiki/langs/shellscript.mjs"),
    ],
    engine: createJavaScriptRegexEngine(),
});

const shikis = (language: LanguageId, code: string): Letter[] =>
    shiki
        // No time limit: at the limit Shiki gives the rest of a line one colour.
        .codeToTokensBase(code, { lang: grammars[language], theme: codeTheme, tokenizeTimeLimit: 0 })
        .flatMap((line) => [
            ...line.flatMap(({ content, color }) => lettersOf(content, color?.match(/token-(\w+)/)?.[1] ?? "plain")),
            { letter: "\n", colour: "plain" },
        ]);

/** One snippet of each variant of each client. */
const snippets: readonly MatrixEntry[] = [
    ...new Map(
        [...matrix()].map((entry) => [`${entry.language}/${entry.client}/${entry.variant}`, entry] as const),
    ).values(),
];

/**
 * The colours that both highlighters give to the same words. Shiki has more constants (in JavaScript, anything that has
 * a property), and in a shell command it takes any word for a string.
 */
const shared: Readonly<Record<LanguageId, readonly string[]>> = {
    python: ["comment", "string", "keyword", "function"],
    js: ["comment", "string", "keyword", "function"],
    sh: ["comment", "keyword"],
};

describe("coloured code", () => {
    test.each(snippets)("has the colours that Shiki gives it: $id", ({ language, content }) => {
        const code = content.trimEnd();
        const mine = wordsOf(ours(language, code));
        const theirs = wordsOf(shikis(language, code));
        const sharedColour = (colour: string) => (shared[language].includes(colour) ? colour : "other");
        const compared = mine.filter((_, index) => theirs[index]?.colour !== "constant");
        const expected = theirs.filter(({ colour }) => colour !== "constant");
        expect(compared.map(({ word, colour }) => `${word}: ${sharedColour(colour)}`)).toEqual(
            expected.map(({ word, colour }) => `${word}: ${sharedColour(colour)}`),
        );
    });

    test("is the code, whatever is written", () => {
        const marks = fc.constantFrom(..."\"'`\\/#${}()\n f", "<<JSON\n", "\nJSON", '"""', "${");
        const anything = fc.array(fc.oneof(fc.string({ unit: "binary" }), marks)).map((texts) => texts.join(""));
        fc.assert(
            fc.property(fc.constantFrom("python", "js", "sh"), anything, (language, code) => {
                const pieces = highlight(language, code);
                expect(pieces.map(({ text }) => text).join("")).toBe(code);
            }),
        );
    });

    test("has code in the holes of a string", () => {
        expect(highlight("sh", 'a "b $(date +%s) c"')).toEqual([
            { text: "a", colour: "function" },
            { text: " " },
            { text: '"b $(', colour: "string" },
            { text: "date", colour: "function" },
            { text: " +%s" },
            { text: ') c"', colour: "string" },
        ]);
        expect(highlight("js", "`a ${f(`b ${1}`)} c`")).toEqual([
            { text: "`a ${", colour: "string" },
            { text: "f", colour: "function" },
            { text: "(" },
            { text: "`b ${", colour: "string" },
            { text: "1", colour: "constant" },
            { text: "}`", colour: "string" },
            { text: ")" },
            { text: "} c`", colour: "string" },
        ]);
        expect(highlight("python", 'f"a {len(b)}"')).toEqual([
            { text: 'f"a {', colour: "string" },
            { text: "len", colour: "function" },
            { text: "(b)" },
            { text: '}"', colour: "string" },
        ]);
    });
});
