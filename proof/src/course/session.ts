import type { Block } from "../../../site/src/course/blocks.ts";

/** How a block ran. */
export type Ran = {
    /** What was run: the block, or what the chapter has a reader write in its place. */
    readonly text: string;
    readonly stdout: string;
    readonly stderr: string;
    /** Where it failed, as a line of the block counted from 1, and why. */
    readonly failure: { readonly line: number; readonly why: string } | undefined;
};

/** Something that runs blocks one after the other, in which what one of them changes lasts for the next. */
export type Session = {
    readonly run: (block: Block) => Promise<Ran>;
    /** Whether what comes next has been shown in another session, and need not be run in this one. */
    readonly isShown?: () => boolean;
    readonly end: () => Promise<void>;
};
