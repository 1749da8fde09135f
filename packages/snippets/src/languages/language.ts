import type { Import, LanguageId, Output, Page } from "./output.ts";
import type { Value } from "./value.ts";

/** The printing rules of a language. */
export type Language = {
    readonly id: LanguageId;
    readonly page: Page;
    readonly printLiteral: (to: Output, value: Value, indent: number) => void;
    /** Prints a literal after `key:` or `variable =`, including the space. Default: as any other. */
    readonly printAssigned?: (to: Output, value: Value, key: string | undefined, indent: number) => void;
    /** Prints a literal that is the only argument of a call. Default: as any other. */
    readonly printArgument?: (to: Output, value: Value, indent: number) => void;
    /** Prints the import statements. Default: none. */
    readonly imports?: (needed: readonly Import[]) => string;
    /** The text between the imports and the program. Default: an empty line. */
    readonly gap?: (program: string) => string;
    /** Matches names that contain a reserved word. */
    readonly reserved?: RegExp;
};
