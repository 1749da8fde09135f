/** The blocks of code in a chapter: what the reader runs, and what the computer answers. */
const blockKinds = ["sh", "python", "notebook", "js", "output", "json"] as const;

/**
 * What a block is, as its fence says:
 * - `sh` is typed in a terminal and `python` run by Python, each in the order of the page;
 * - `notebook` is one cell of a notebook, where a line after `!` goes to the shell;
 * - `output` is what stands before it prints;
 * - `json` is what a server answers to what stands before it, shortened.
 */
export type BlockKind = (typeof blockKinds)[number];

export const isBlockKind = (name: string | null | undefined): name is BlockKind =>
    blockKinds.some((kind) => kind === name);

/** Where something stands in a chapter. */
export type Place = { readonly file: string; readonly line: number };

/** A block of code in a chapter: what the reader runs, or what the computer answers. */
export type Block = {
    readonly kind: BlockKind;
    readonly text: string;
    /** Where its first line of code stands. */
    readonly place: Place;
    /** Whether it is a mistake that is shown: what is run must fail. */
    readonly fails?: true;
    /** Whether it is typed in the folder of the application that the course builds. */
    readonly app?: true;
};

/** A place as editors and terminals link to it. */
export const placeText = ({ file, line }: Place): string => `${file}:${line}`;

/** The place of a line of a block, counted from 1. */
export const placeInBlock = ({ place }: Block, line: number): Place => ({ ...place, line: place.line + line - 1 });
