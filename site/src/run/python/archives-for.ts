/** Which archives a program needs: those of what it imports. */
import { type ArchiveName, archives, engine, interpreter, type LibraryArchive, standIns } from "./archives.ts";

/** Distributions that are imported under another name. */
const importedAs: Readonly<Record<string, string>> = { pyyaml: "yaml" };

/** The archive of each distribution, under the name by which programs import it. */
const archiveOf: ReadonlyMap<string, LibraryArchive> = new Map(
    (Object.keys(archives) as LibraryArchive[]).flatMap((archive) =>
        archives[archive].holds.map((distribution) => [importedAs[distribution] ?? distribution, archive] as const),
    ),
);

/** @param code the program */
export function archivesFor(code: string): readonly ArchiveName[] {
    const names = [...code.matchAll(/^[ \t]*(?:import|from)[ \t]+([^#\n]*)/gm)].flatMap(([, imported = ""]) =>
        imported.split(",").map((one) => /^\s*(\w+)/.exec(one)?.[1] ?? ""),
    );
    const own = names.flatMap((name) => archiveOf.get(name) ?? []);
    const all = own.flatMap((archive): LibraryArchive[] => [...(archives[archive].needs ?? []), archive]);
    return [...new Set<ArchiveName>([engine, interpreter, standIns, ...all])];
}
