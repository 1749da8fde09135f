/** The declarations of the published packages, built in memory as `npm run pack` builds them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsdown";
import { publishedEntries } from "../../../tools/declarations/exports.ts";

/** The declarations of a package. */
export type Published = {
    /** The package's name. */
    readonly name: string;
    /** The files in its `exports`. */
    readonly entries: readonly string[];
    /** The content of each file. */
    readonly files: ReadonlyMap<string, string>;
};

const packages = join(import.meta.dirname, "../../../packages");

/** The declarations of every package that has any. */
export async function publishedDeclarations(): Promise<readonly Published[]> {
    const all = readdirSync(packages).map((folder) => join(packages, folder));
    const published = await Promise.all(all.map(publishedBy));
    return published.filter(({ entries }) => entries.length > 0);
}

async function publishedBy(folder: string): Promise<Published> {
    const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const sources = publishedEntries(exports).flatMap(([, file]) => /^\.\/src\/(.+)\.ts$/.exec(file)?.[1] ?? []);
    const files = sources.length > 0 ? await filesOf(folder) : new Map();
    // A package that CommonJS can require has declarations of it.
    const entries = sources.flatMap(
        (source) => [`${source}.d.ts`, `${source}.d.cts`].find((file) => files.has(file)) ?? [],
    );
    return { name, entries, files };
}

async function filesOf(cwd: string): Promise<Published["files"]> {
    // Do not write to or clean `dist`, which may be in use.
    const silently = { write: false, clean: false, logLevel: "error" } as const;
    // The first build of a package is the one with its declarations.
    const [bundle] = await build({ cwd, config: true, ...silently, dts: { emitDtsOnly: true } });
    const chunks = bundle?.chunks ?? [];
    return new Map(chunks.flatMap((chunk) => ("code" in chunk ? [[chunk.fileName, chunk.code]] : [])));
}
