/** The libraries that the programs of a run import. */
import { join } from "node:path";
import { type Python, pinned, preparePython } from "./python/environment.ts";
import { proofFolder } from "./root.ts";

export type Libraries = {
    /** The working folder for programs. Node resolves packages from it. */
    readonly work: string;
    readonly python: Python;
};

/** The locked versions. Python's libraries are installed on first use. */
export const pinnedLibraries = (): Libraries => ({ work: join(proofFolder, ".work"), python: preparePython(pinned) });
