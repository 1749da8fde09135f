/** The interface for running programs of one language. */

/** A program to run. */
export type Job = {
    /** The working folder, which contains the program. */
    readonly folder: string;
    /** The program's file name in the folder. */
    readonly file: string;
    /** The complete environment of the program. */
    readonly environment: Readonly<Record<string, string | undefined>>;
};

export type Finished = {
    /** A description of how it failed. Undefined if it succeeded. */
    readonly failure: string | undefined;
    readonly stdout: string;
    readonly stderr: string;
};

export type Runtime = {
    readonly run: (job: Job) => Promise<Finished>;
    readonly close: () => Promise<void>;
};

/** The time limit for a program, in milliseconds. Generous, because a busy machine takes a minute to start Python. */
export const timeLimit = 240_000;
