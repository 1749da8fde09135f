/** The kinds of findings, those first that a reader of the page would stumble over. */
export const findingKinds = {
    stale: "tagged blocks whose code is written differently today",
    wrong: "tagged blocks that cannot be written",
    gone: "calls of an address that is no more",
    unserved: "calls of a model that its provider does not list",
    task: "calls that ask a model for what it does not do",
    unknown: "calls of a model that the catalogue does not know",
    doubtful: "tagged blocks with a name that may be misspelt",
    untagged: "calls that nothing keeps fresh",
} as const;

/** The id of a kind of findings. */
export type FindingKind = keyof typeof findingKinds;

/** Something about a block that its author should know. */
export type Finding = {
    /** What kind of finding it is: a key of `findingKinds`. */
    readonly kind: FindingKind;
    /** The line of its fence, from 1. */
    readonly line: number;
    /** What is wrong, and what to do. */
    readonly message: string;
    /** The code in the text. */
    readonly found: string;
    /** The code that should be there, or that a tag would write; undefined if none can be written. */
    readonly expected?: string | undefined;
    /** The tag that keeps an untagged block as its author wrote it: the words behind the fence's language. */
    readonly tag?: string | undefined;
    /** The model that the catalogue does not know. */
    readonly model?: string | undefined;
};
