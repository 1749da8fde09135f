import type { Command } from "./steps.ts";

/** The result of a command. */
export type CommandResult = {
    /** What was run: the block, its variant for `python3`, or the command that runs a program. */
    readonly text: string;
    readonly stdout: string;
    readonly stderr: string;
    /** The line of the block that failed, counted from 1, and why. */
    readonly failure: { readonly line: number; readonly why: string } | undefined;
    /** A problem that does not depend on the exit status: it sent no request, or produced no output. */
    readonly problem?: string | undefined;
    /** The JSON of the last response that it received. */
    readonly answer?: unknown;
};

/** Runs commands in order. What one command changes lasts for the next. */
export type Session = {
    readonly run: (command: Command) => Promise<CommandResult>;
    /** Whether the remaining commands are covered by another session and need not run in this one. */
    readonly isShown?: () => boolean;
    readonly end: () => Promise<void>;
};
