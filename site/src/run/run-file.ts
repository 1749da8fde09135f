/** A file that a page fetches when the reader runs a program. */
export type RunFile = {
    /** The path from the site's base, with a leading slash. The name has a content hash, so the file never changes. */
    readonly path: string;
    /** The size in bytes. */
    readonly bytes: number;
};

/** The folder of these files in the build. */
export const runFolder = "run";

/** The files that a program needs to run: the worker, and what the worker needs. */
export type Kit = {
    /** The worker's script, bundled, since it cannot import from the network. */
    readonly worker: RunFile;
    /** Files to pass to the worker, by name. */
    readonly parts: Readonly<Record<string, RunFile>>;
    /**
     * Whether the worker is reused for the next run of this language, because it starts slowly. It keeps its parts, and
     * runs each program in a fresh environment.
     */
    readonly isKept: boolean;
};
