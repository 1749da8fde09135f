/** Reads programs without a parser: their comments and prompts, and the texts in their variables. */
import type { LanguageId } from "@callsheet/snippets";

/** The code without comments, and without the prompts of a terminal or of Python. */
export const plainCode = (code: string, language: LanguageId): string => withoutExtras[language](code);

const withoutExtras: Readonly<Record<LanguageId, (code: string) => string>> = {
    js: (code) => code.replaceAll(/^[^\S\n]*(?:\/\/|\/?\*).*$/gm, ""),
    python: (code) => withoutComments(code.replaceAll(/^(?:>>>|\.\.\.)(?: |$)/gm, "")),
    sh: (code) => withoutComments(code.replaceAll(/^[ \t]*[$%>] /gm, "")),
};

const withoutComments = (code: string): string => code.split("\n").map(withoutComment).join("\n");

/** A line without its comment, which begins behind the last quotation mark: a `#` may stand in a text. */
function withoutComment(line: string): string {
    if (line.trimStart().startsWith("#")) return "";
    const behindTexts = Math.max(line.lastIndexOf('"'), line.lastIndexOf("'")) + 1;
    const comment = line.slice(behindTexts).search(/\s#(?:\s|$)/);
    return comment === -1 ? line : line.slice(0, behindTexts + comment);
}

const assignments: Readonly<Record<LanguageId, RegExp>> = {
    python: /^([A-Za-z_]\w*)\s*=\s*f?(["'][^"'\n]*["'])/gm,
    js: /^(?:export\s+)?(?:const|let|var)\s+(\w+)\s*=\s*(["'`][^"'`\n]*["'`])/gm,
    sh: /^(?:export\s+)?([A-Za-z_]\w*)=(["']?[^"'\n]*)/gm,
};

/** Finds the assignment of a text by its variable. */
export type Texts = Pick<ReadonlyMap<string, string>, "get">;

/** The assignments of texts in a program, by their variables; of each variable the last one. */
export const textsIn = (program: string, language: LanguageId): ReadonlyMap<string, string> =>
    new Map([...program.matchAll(assignments[language])].map(([assignment, name = ""]) => [name, assignment]));

/** A name that is neither a field nor assigned to. */
const usedName = /(?<![\w.])(\w+)\b(?!\s*=[^=])/g;

/** The assignments in `texts` whose variables a program uses, one on each line. */
export function textsUsed(program: string, texts: Texts): string {
    const names = new Set([...program.matchAll(usedName)].map(([, name = ""]) => name));
    return [...names].flatMap((name) => texts.get(name) ?? []).join("\n");
}
