/** What runs programs of one language. */

/** One program that is to be run. */
export type Job = {
    /** Where it runs; the program lies in it. */
    readonly folder: string;
    /** Its name in the folder. */
    readonly file: string;
    /** Everything that it finds in its environment. */
    readonly environment: Readonly<Record<string, string | undefined>>;
};

export type Finished = {
    /** How it ended, in words; undefined where it ended well. */
    readonly failure: string | undefined;
    readonly stdout: string;
    readonly stderr: string;
};

export type Runtime = {
    readonly run: (job: Job) => Promise<Finished>;
    readonly close: () => Promise<void>;
};

/** How long a program may take, in milliseconds: for one that hangs. A machine that is busy takes a minute to start Python. */
export const timeLimit = 240_000;
