import type { LanguageId } from "@callsheet/snippets";
import type { Problem } from "@callsheet/snippets/query";

/** The strings of the components, as plain data: a server component can pass them on. */
export type SnippetStrings = {
    /** The language that they are written in, as in the attribute `lang`: `en`. */
    readonly lang: string;
    /** The name of a region with code, before the name of its library. */
    readonly code: string;
    /** The name of the list of libraries. */
    readonly libraries: string;
    /** What a reader runs first, before the command. */
    readonly install: string;
    /** The button that copies a program. */
    readonly copy: string;
    /** Shown for a second after a program is copied. */
    readonly copied: string;
    /** Shown if the browser does not let the page copy. */
    readonly copyFailed: string;
    /** The name of each programming language. */
    readonly languages: Readonly<Record<LanguageId, string>>;
    /** Before the library's reason why a client cannot make the call, which is in English. */
    readonly withoutProgram: string;
    /** Shown if no provider serves the task, or the provider does not. */
    readonly noSnippets: string;
    /** Shown for an invalid field; `{field}` is replaced by its name. */
    readonly invalid: string;
    /** Shown for a field whose value the code has, though it may be mistaken; `{field}` is replaced by its name. */
    readonly check: string;
    /** The name of each field that can be invalid, as a reader of the page would call it. */
    readonly fields: Readonly<Record<Problem, string>>;
};
