/** A fragment of code: what a template prints, and what goes into another template's hole. */
import { type LanguageId, type Output, onOneLine } from "./output.ts";

/**
 * A fragment of code, which prints itself with what it imports.
 *
 * Like all that stands in a hole and is no JSON it is of a class, which no JSON can be taken for. (A symbol for a key,
 * which would do the same, makes an object ten times as slow to create.)
 */
export class Code {
    readonly language: LanguageId;
    readonly print: (to: Output, indent: number) => void;
    /** It prints nothing, not even a line. */
    readonly isEmpty: boolean;

    constructor(language: LanguageId, print: Code["print"], isEmpty = false) {
        this.language = language;
        this.print = print;
        this.isEmpty = isEmpty;
    }
}

/** Prints a fragment into a program, which is to be of its language. */
export function insert(to: Output, { language, print }: Code, indent: number): void {
    if (language !== to.language) throw new TypeError(`A ${language} fragment stands in a ${to.language} template.`);
    print(to, indent);
}

/** The fragment, with what the other fragments import but without their code. */
export const withImports = (code: Code, ...used: readonly Code[]): Code =>
    new Code(code.language, (to, indent) => {
        for (const each of used) onOneLine(to, (trial) => insert(trial, each, indent));
        insert(to, code, indent);
    });
