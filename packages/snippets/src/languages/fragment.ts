/** A fragment of code: the result of a template, which can be inserted into another template. */
import { type LanguageId, type Output, onOneLine } from "./output.ts";

/**
 * A fragment of code. It prints itself and adds its imports.
 *
 * Everything in a hole that is not JSON is an instance of a class, so that no JSON value can be mistaken for it. (A
 * symbol as a key would do the same, but makes an object ten times as slow to create.)
 */
export class Code {
    readonly language: LanguageId;
    readonly print: (to: Output, indent: number) => void;
    /** Whether it prints nothing, not even an empty line. */
    readonly isEmpty: boolean;

    constructor(language: LanguageId, print: Code["print"], isEmpty = false) {
        this.language = language;
        this.print = print;
        this.isEmpty = isEmpty;
    }
}

/** Prints a fragment into a program. @throws TypeError if their languages differ */
export function insert(to: Output, { language, print }: Code, indent: number): void {
    if (language !== to.language) throw new TypeError(`A ${language} fragment stands in a ${to.language} template.`);
    print(to, indent);
}

/** The fragment, with the imports of other fragments but without their code. */
export const withImports = (code: Code, ...used: readonly Code[]): Code =>
    new Code(code.language, (to, indent) => {
        for (const each of used) onOneLine(to, (trial) => insert(trial, each, indent));
        insert(to, code, indent);
    });
