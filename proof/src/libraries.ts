/** Where the programs of a run find what they import. */
import { join } from "node:path";
import { type Python, pinned, preparePython } from "./python/environment.ts";
import { proofFolder } from "./root.ts";

export type Libraries = {
    /** A folder for programs to run in, from which Node finds its packages. */
    readonly work: string;
    readonly python: Python;
};

/** The versions that the lockfiles name. Python's are installed when they are first needed. */
export const pinnedLibraries = (): Libraries => ({ work: join(proofFolder, ".work"), python: preparePython(pinned) });
