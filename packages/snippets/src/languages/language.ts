import type { Import, LanguageId, Output, Page } from "./output.ts";
import type { Value } from "./value.ts";

/** How a language is printed. */
export type Language = {
    readonly id: LanguageId;
    readonly page: Page;
    readonly printLiteral: (to: Output, value: Value, indent: number) => void;
    /** Prints a literal behind `key:` or `variable =`, with the space between. Default: as any other. */
    readonly printAssigned?: (to: Output, value: Value, key: string | undefined, indent: number) => void;
    /** Prints a literal that is the only argument of a call. Default: as any other. */
    readonly printArgument?: (to: Output, value: Value, indent: number) => void;
    /** The statements that import what is needed. Default: none. */
    readonly imports?: (needed: readonly Import[]) => string;
    /** What stands between the imports and the program. Default: an empty line. */
    readonly gap?: (program: string) => string;
    /** What cannot be a name. */
    readonly reserved?: RegExp;
};
