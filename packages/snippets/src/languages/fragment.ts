/** A fragment of code: what a template prints, and what goes into another template's hole. */
import type { Doc } from "./layout.ts";

/** A language that snippets are written in: JavaScript, Python or shell. */
export type LanguageId = "js" | "python" | "sh";

const fragment: unique symbol = Symbol("callsheet.code");

/** `name` from the module `from`, or the `whole` module under that name. */
export type Import = { readonly from: string; readonly name: string; readonly whole: boolean };

/** Called by a printer for each import that what it prints needs. */
export type Use = (needed: Import) => void;

/** A fragment of code with the imports that it needs. */
export type Code = {
    readonly [fragment]: LanguageId;
    readonly doc: Doc;
    readonly imports: readonly Import[];
};

export const makeCode = (language: LanguageId, doc: Doc, imports: readonly Import[] = []): Code => ({
    [fragment]: language,
    doc,
    imports,
});

/** Whether a value is a fragment of code. */
export function isCode(value: unknown): value is Code {
    return typeof value === "object" && value !== null && fragment in value;
}

/** The language that the fragment is written in. */
export const languageOf = (code: Code): LanguageId => code[fragment];

/** The fragment's document, for insertion into one of `language`; its imports are passed on. */
export function insert(code: Code, language: LanguageId, use: Use): Doc {
    if (languageOf(code) !== language) {
        throw new TypeError(`A ${languageOf(code)} fragment stands in a ${language} template.`);
    }
    for (const needed of code.imports) use(needed);
    return code.doc;
}

/** The fragment, with what the other fragments import but without their code. */
export const withImports = (code: Code, ...used: readonly Code[]): Code =>
    makeCode(
        languageOf(code),
        code.doc,
        [code, ...used].flatMap((each) => {
            const imports: Import[] = [];
            insert(each, languageOf(code), (needed) => imports.push(needed));
            return imports;
        }),
    );
