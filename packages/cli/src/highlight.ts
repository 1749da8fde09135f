import { type LanguageId, languages } from "@callsheet/snippets";
import { codeToTokensBase, createShikiPrimitive, type LanguageRegistration } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import githubDark from "shiki/themes/github-dark.mjs";
import { ownSequence } from "./screen.ts";

/** Grammars are loaded on demand, one per language. */
const grammars: Readonly<Record<LanguageId, () => Promise<{ readonly default: LanguageRegistration[] }>>> = {
    js: () => import("shiki/langs/javascript.mjs"),
    python: () => import("shiki/langs/python.mjs"),
    sh: () => import("shiki/langs/shellscript.mjs"),
};

const theme = "github-dark";
const shiki = createShikiPrimitive({ langs: [], themes: [githubDark], engine: createJavaScriptRegexEngine() });

/** Highlights a program with terminal colours. Import it on demand: loading Shiki is slower than writing a snippet. */
export async function highlight(content: string, language: LanguageId): Promise<string> {
    const { default: grammar } = await grammars[language]();
    shiki.loadLanguageSync(grammar);
    // No time limit: after it, Shiki would leave the rest of a line without colours.
    const lines = codeToTokensBase(shiki, content, { lang: languages[language].grammar, theme, tokenizeTimeLimit: 0 });
    return lines.map((line) => line.map(({ content, color }) => paint(content, color)).join("")).join("\n");
}

function paint(text: string, color: string | undefined): string {
    const [, red, green, blue] = /^#(..)(..)(..)/.exec(color ?? "") ?? [];
    if (red === undefined || green === undefined || blue === undefined) return text;
    const parts = [red, green, blue].map((part) => Number.parseInt(part, 16));
    return `${ownSequence(`\u001b[38;2;${parts.join(";")}m`)}${text}${ownSequence("\u001b[39m")}`;
}
