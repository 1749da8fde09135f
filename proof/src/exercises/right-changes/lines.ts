/** The lines of a program: others beside them, or a function around them. */
import { mapTokens, tokensOf } from "./tokens.ts";

export const inSingleQuotes = (program: string): string =>
    mapTokens(program, ({ kind, text }) =>
        (kind === "text" || kind === "formatted") && /^f?"[^"'\\\n]+"$/.test(text) ? text.replaceAll('"', "'") : text,
    );

/** Prints a label before what is printed; not for pieces of a line. */
export const labelled = (program: string): string =>
    program.replaceAll(/^(\s*print\()(?=[^)\n])(?!.*\b(?:end|sep)=)/gm, '$1"Answer 1:", ');

/** Whether a text goes over lines: then no line may be added or moved. */
const hasLongText = (program: string): boolean =>
    tokensOf(program).some(({ kind, text }) => ["text", "formatted", "space"].includes(kind) && text.includes("\n"));

/** Adds lines before the statements for which there are some, as far to the right. */
export function withLines(program: string, linesBefore: (statement: string, index: number) => readonly string[]) {
    if (hasLongText(program)) return undefined;
    let depth = 0;
    return program
        .split("\n")
        .flatMap((line, index) => {
            const isStatement = depth === 0 && line.trim() !== "" && !/^\s*(?:except|else|elif|finally)\b/.test(line);
            for (const { text } of tokensOf(line)) depth += "([{".includes(text) ? 1 : ")]}".includes(text) ? -1 : 0;
            const [indent = ""] = /^\s*/.exec(line) ?? [];
            return [...(isStatement ? linesBefore(line, index).map((one) => `${indent}${one}`) : []), line];
        })
        .join("\n");
}

const isImport = (line: string): boolean => /^(?:import|from)\s/.test(line);

/** Prints a text after the imports and at the end. */
export const withPrinted = (first: string, last: string) => (program: string) => {
    const at = program.split("\n").findLastIndex(isImport);
    const lines = program.split("\n");
    if (hasLongText(program) || at < 0) return undefined;
    return [...lines.slice(0, at + 1), `print(${first})`, ...lines.slice(at + 1), `print(${last})`].join("\n");
};

export const inFunction = (name: string, call: string) => (program: string) => {
    if (hasLongText(program) || new RegExp(`\\b(?:global|${name})\\b`).test(program)) return undefined;
    const body = program.split("\n").map((line) => (line.trim() === "" ? "" : `    ${line}`));
    return [`def ${name}():`, ...body, "", "", call].join("\n");
};
