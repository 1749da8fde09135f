/** A fragment of code: what a template prints, and what goes into another template's hole. */
import { type LanguageId, type Output, onOneLine } from "./output.ts";

/** The key at which what stands in a hole, and is no JSON, says what it is. No JSON has it. */
export const kind: unique symbol = Symbol("callsheet.kind");

/** What a value says that it is; undefined for JSON and leaves. */
export const kindOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null ? (value as { readonly [kind]?: unknown })[kind] : undefined;

/** A fragment of code, which prints itself with what it imports. */
export type Code = {
    readonly [kind]: "code";
    readonly language: LanguageId;
    /** It prints nothing, not even a line. */
    readonly isEmpty: boolean;
    readonly print: (to: Output, indent: number) => void;
};

export const makeCode = (language: LanguageId, print: Code["print"], isEmpty = false): Code => ({
    [kind]: "code",
    language,
    isEmpty,
    print,
});

/** Whether a value is a fragment of code. */
export const isCode = (value: unknown): value is Code => kindOf(value) === "code";

/** Prints a fragment into a program, which is to be of its language. */
export function insert(to: Output, { language, print }: Code, indent: number): void {
    if (language !== to.language) throw new TypeError(`A ${language} fragment stands in a ${to.language} template.`);
    print(to, indent);
}

/** The fragment, with what the other fragments import but without their code. */
export const withImports = (code: Code, ...used: readonly Code[]): Code => ({
    ...code,
    print: (to, indent) => {
        for (const each of used) onOneLine(to, (trial) => insert(trial, each, indent));
        insert(to, code, indent);
    },
});
