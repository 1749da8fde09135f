/** The class of a part, which the package's styles use, with the caller's own classes after it. */
export const classOf = (part: string, own?: string): string => (own ? `callsheet-${part} ${own}` : `callsheet-${part}`);

/** Properties without those that are `null`, which JavaScript writes for what is not given, and no default stands for. */
export const given = <Props extends object>(props: Props): Props =>
    // A required property that is null is the caller's mistake, and the types say so.
    Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null)) as Props;

/** Classes of the parts of a snippet, beside the package's own, which are `callsheet-` and the name of the part. */
export type SnippetClassNames = {
    /** The whole program, with what is said of it. */
    readonly snippet?: string | undefined;
    /** The line above the code: the names of the library and of the language, and the copy button. */
    readonly head?: string | undefined;
    /** The name of the library. */
    readonly client?: string | undefined;
    /** The name of the language. */
    readonly language?: string | undefined;
    /** The copy button. */
    readonly copy?: string | undefined;
    /** The words that confirm a copy. */
    readonly status?: string | undefined;
    /** The command that installs what the program needs. */
    readonly install?: string | undefined;
    /** The box that scrolls. */
    readonly pre?: string | undefined;
    /** The code. */
    readonly code?: string | undefined;
    /** What is wrong with the call. */
    readonly problem?: string | undefined;
};
