/** Which of Python's archives a build has: a file of its own at a fixed address, so that pages can be built before them. */
import { type RunFile, runFolder } from "../run-file.ts";
import type { ArchiveName } from "./archives.ts";

/** The file, as a path from the folder of the build. */
export const archiveListFile = `${runFolder}/python.json`;

/** The site was built on a machine that has no Python. */
export class NoPython extends Error {}

export type ArchiveList = {
    /** Null where the site was built without Python. */
    readonly archives: Readonly<Record<ArchiveName, RunFile>> | null;
};
