/** Finds the archives that a program needs, by its imports. */
import { type ArchiveName, archives, engine, interpreter, type LibraryArchive, standIns } from "./archives.ts";

/** Distributions with a different import name. */
const importedAs: Readonly<Record<string, string>> = { pyyaml: "yaml" };

/** The archive of each distribution, by import name. */
const archiveOf: ReadonlyMap<string, LibraryArchive> = new Map(
    (Object.keys(archives) as LibraryArchive[]).flatMap((archive) =>
        archives[archive].holds.map((distribution) => [importedAs[distribution] ?? distribution, archive] as const),
    ),
);

/** The archives that a program needs. @param code the program's text */
export function archivesFor(code: string): readonly ArchiveName[] {
    const names = [...code.matchAll(/^[ \t]*(?:import|from)[ \t]+([^#\n]*)/gm)].flatMap(([, imported = ""]) =>
        imported.split(",").map((one) => /^\s*(\w+)/.exec(one)?.[1] ?? ""),
    );
    const own = names.flatMap((name) => archiveOf.get(name) ?? []);
    const all = own.flatMap((archive): LibraryArchive[] => [...(archives[archive].needs ?? []), archive]);
    return [...new Set<ArchiveName>([engine, interpreter, standIns, ...all])];
}
