/** Reads programs without a parser: their comments and prompts, and the texts in their variables. */
import type { Language } from "./fence-language.ts";

/** The code without comments, and without the prompts of a terminal or of Python. */
export function plainCode(code: string, language: Language): string {
    if (language === "js") return code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    const prompt = language === "python" ? /^(?:>>>|\.\.\.)(?: |$)/gm : /^[ \t]*[$%>] /gm;
    return code
        .replaceAll(prompt, "")
        .replaceAll(/^\s*#.*$/gm, "")
        .replaceAll(/\s#\s[^"'\n]*$/gm, "");
}

const assignments: Readonly<Record<Language, RegExp>> = {
    python: /^([A-Za-z_]\w*)\s*=\s*f?(["'][^"'\n]*["'])/gm,
    js: /^(?:export\s+)?(?:const|let|var)\s+(\w+)\s*=\s*(["'`][^"'`\n]*["'`])/gm,
    sh: /^(?:export\s+)?([A-Za-z_]\w*)=(["']?[^"'\n]*)/gm,
};

/** The assignments of texts in `code` whose variables `program` uses, one on each line. */
export function textsUsed(program: string, code: string, language: Language): string {
    return [...code.matchAll(assignments[language])]
        .filter(([, name]) => new RegExp(`(?<![\\w.])${name}\\b(?!\\s*=[^=])`).test(program))
        .map(([assignment]) => assignment)
        .join("\n");
}
