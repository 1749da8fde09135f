/** The texts for people in programs: string literals and comments, as far as one must know a language to find them. */
import type { ProgramLanguage } from "./kinds.ts";

const doubleQuoted = /"(?:\\.|[^"\\])*"/;
const singleQuoted = /'(?:\\.|[^'\\\n])*'/;

const patterns: Readonly<Record<ProgramLanguage, readonly RegExp[]>> = {
    python: [/"""[\s\S]*?"""/, /'''[\s\S]*?'''/, doubleQuoted, singleQuoted, /#.*/],
    js: [/`(?:\\.|[^`\\])*`/, doubleQuoted, singleQuoted, /\/\/.*/],
    // Single quotes of a shell hold JSON as it is, in several lines.
    sh: [/'[^']*'/, doubleQuoted, /(?<=^|\s)#.*/],
};

/** The literals and comments of a program. */
export function textsIn(program: string, language: ProgramLanguage): readonly string[] {
    const pattern = new RegExp(patterns[language].map(({ source }) => source).join("|"), "gm");
    const found = program.match(pattern) ?? [];
    // JSON within a literal has texts of its own.
    return found.flatMap((text) => {
        const inner = language === "sh" && /^'\s*[[{]/.test(text) ? text.match(new RegExp(doubleQuoted, "g")) : null;
        return inner ?? [text];
    });
}

/** Texts of two words and more that are code. */
const code = /^["'`](?:authorization: |content-type: |bearer )/i;

/** Whether a text is English prose: two words or more, and no letter of another language. */
export function isEnglishProse(text: string): boolean {
    const words = text
        // The names in pieces of JSON, and holes.
        .replaceAll(/\\?"[\w./-]*\\?"/g, "")
        .replaceAll(/\$?\{[^{}\s]*\}/g, "")
        .split(/\s+/)
        .filter((word) => /[A-Za-z]{2}/.test(word));
    return words.length > 1 && !/\p{Script=Gujarati}/u.test(text) && !code.test(text);
}
