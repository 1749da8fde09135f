/** The files that a Python program needs: the worker, the interpreter, and the libraries that it imports. */
import { fetchNewest } from "../fetch-files.ts";
import type { Kit } from "../run-file.ts";
import { type ArchiveList, archiveListFile, archivesFor, NoPython } from "./archives.ts";
import worker from "./python-worker.ts?run-worker";

/** The list, fetched once per page, since a page belongs to one build. */
let known: NonNullable<ArchiveList["archives"]> | undefined;

/** @throws NoPython if the site was built without Python; FileNotLoaded */
export async function pythonKit(code: string, signal: AbortSignal): Promise<Kit> {
    const archives = known ?? (await fetchArchives(signal));
    known = archives;
    const parts = Object.fromEntries(archivesFor(code).map((name) => [name, archives[name]]));
    return { worker, parts, isKept: true };
}

async function fetchArchives(signal: AbortSignal): Promise<NonNullable<ArchiveList["archives"]>> {
    const response = await fetchNewest(`/${archiveListFile}`, signal);
    const { archives }: ArchiveList = await response.json();
    if (archives === null) throw new NoPython();
    return archives;
}
