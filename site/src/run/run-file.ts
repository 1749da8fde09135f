/** A file that a run needs, and that a page fetches when somebody runs something. */
export type RunFile = {
    /** From where the site stands, with a slash before it. Its name holds what is in it, so it never changes. */
    readonly path: string;
    /** How many bytes it has. */
    readonly bytes: number;
};

/** The folder of the build that these files are in. */
export const runFolder = "run";

/** What a program needs to run: the worker, and what it hands to the program. */
export type Kit = {
    /** The script of the worker, whole: it can import nothing but what it is handed. */
    readonly worker: RunFile;
    /** What the worker is handed, by name. */
    readonly parts: Readonly<Record<string, RunFile>>;
    /**
     * The worker is there for the next run of this language too, since it takes long to start: it keeps what it was
     * handed, and gives each program a world of its own.
     */
    readonly isKept: boolean;
};
