/** The list of a build's Python archives. Its URL is fixed, so that pages can be built before the archives. */
import { type RunFile, runFolder } from "../run-file.ts";
import type { ArchiveName } from "./archives.ts";

/** The file's path in the build folder. */
export const archiveListFile = `${runFolder}/python.json`;

/** The site was built on a machine without Python. */
export class NoPython extends Error {}

export type ArchiveList = {
    /** Null if the site was built without Python. */
    readonly archives: Readonly<Record<ArchiveName, RunFile>> | null;
};
