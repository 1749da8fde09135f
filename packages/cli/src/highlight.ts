import type { LanguageId } from "@callsheet/snippets";

/** A program with the colours of a terminal. */
export async function highlight(content: string, language: LanguageId): Promise<string> {
    // Loaded only when colours are shown: it is most of the start-up time.
    const { codeToTokens } = await import("shiki");
    const lang = ({ js: "javascript", python: "python", sh: "shellscript" } as const)[language];
    const { tokens } = await codeToTokens(content, { lang, theme: "github-dark" });
    return tokens.map((line) => line.map(({ content, color }) => paint(content, color)).join("")).join("\n");
}

function paint(text: string, color: string | undefined): string {
    const [, red, green, blue] = /^#(..)(..)(..)/.exec(color ?? "") ?? [];
    if (red === undefined || green === undefined || blue === undefined) return text;
    const parts = [red, green, blue].map((part) => Number.parseInt(part, 16));
    return `\u001b[38;2;${parts.join(";")}m${text}\u001b[39m`;
}
