/** The archives of Python in the page: the interpreter, and the libraries with their dependencies. */
import { type RunFile, runFolder } from "../run-file.ts";

/** The interpreter's WebAssembly. It is separate so that it can compile while the standard library is unpacked. */
export const engine = "engine";

/** The standard library. Every program needs it and the engine. */
export const interpreter = "interpreter";

/** Our own modules: the runner, and stand-ins for libraries that cannot run in a page. Every program needs them. */
export const standIns = "stand-ins";

type Archive = {
    /** The distributions in the archive. */
    readonly holds: readonly string[];
    /** Other archives that its distributions import. */
    readonly needs?: readonly LibraryArchive[];
    /** Paths to leave out, since sending requests never imports them. */
    readonly without?: readonly string[];
};

export type LibraryArchive = "common" | "fal_client" | "huggingface_hub" | "openai" | "requests";

export const archives: Readonly<Record<LibraryArchive, Archive>> = {
    common: { holds: ["anyio", "certifi", "httpx2", "idna", "sniffio", "typing_extensions"] },
    fal_client: {
        holds: ["aiofiles", "asyncstdlib", "fal_client", "httpx", "httpx_sse", "msgpack", "websockets"],
        needs: ["common"],
    },
    huggingface_hub: {
        holds: ["click", "filelock", "fsspec", "huggingface_hub", "packaging", "pyyaml", "tqdm"],
        needs: ["common"],
        without: ["huggingface_hub/cli/", "huggingface_hub/templates/", "fsspec/implementations/", "fsspec/tests/"],
    },
    openai: {
        holds: ["annotated_types", "jiter", "openai", "pydantic", "pydantic_core", "typing_inspection"],
        needs: ["common"],
        without: ["openai/cli/", "pydantic/mypy.py"],
    },
    requests: { holds: ["charset_normalizer", "requests", "urllib3"], needs: ["common"] },
};

export type ArchiveName = LibraryArchive | typeof engine | typeof interpreter | typeof standIns;

/** The list of a build's archives, in the build's folder. Its path is fixed: pages are built before the archives. */
export const archiveListFile = `${runFolder}/python.json`;

export type ArchiveList = {
    /** Null if the site was built without Python. */
    readonly archives: Readonly<Record<ArchiveName, RunFile>> | null;
};

/** The site was built on a machine without Python. */
export class NoPython extends Error {}

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
