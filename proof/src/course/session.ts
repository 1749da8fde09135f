import type { Command } from "./steps.ts";

/** How a command ran. */
export type Ran = {
    /** What was run: the block, what the chapter has a reader write in its place, or the command that runs a program. */
    readonly text: string;
    readonly stdout: string;
    readonly stderr: string;
    /** Where it failed, as a line of the block counted from 1, and why. */
    readonly failure: { readonly line: number; readonly why: string } | undefined;
    /** What is wrong however it ended: it asked for nothing, or has nothing to show. */
    readonly problem?: string | undefined;
    /** The last JSON that a server answered it. */
    readonly answer?: unknown;
};

/** Something that runs commands one after the other, in which what one of them changes lasts for the next. */
export type Session = {
    readonly run: (command: Command) => Promise<Ran>;
    /** Whether what comes next has been shown in another session, and need not be run in this one. */
    readonly isShown?: () => boolean;
    readonly end: () => Promise<void>;
};
