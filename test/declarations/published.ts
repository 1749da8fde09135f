/** The declarations of the published packages, built in memory as `npm run pack` builds them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsdown";

/** The declarations of a package. */
export type Published = {
    /** The package's name. */
    readonly name: string;
    /** The files in its `exports`. */
    readonly entries: readonly string[];
    /** The content of each file. */
    readonly files: ReadonlyMap<string, string>;
};

type Manifest = {
    readonly name: string;
    readonly publishConfig?: { readonly exports?: Readonly<Record<string, string | { readonly types?: string }>> };
};

const packages = join(import.meta.dirname, "../../packages");

/** The declarations of every package that has any. */
export async function publishedDeclarations(): Promise<readonly Published[]> {
    const all = readdirSync(packages).map((folder) => ({ folder: join(packages, folder), ...manifestOf(folder) }));
    return await Promise.all(
        all
            .filter(({ entries }) => entries.length > 0)
            .map(async ({ folder, name, entries }) => ({ name, entries, files: await filesOf(folder) })),
    );
}

function manifestOf(folder: string): Pick<Published, "name" | "entries"> {
    const text = readFileSync(join(packages, folder, "package.json"), "utf8");
    const { name, publishConfig: { exports = {} } = {} }: Manifest = JSON.parse(text);
    const entries = Object.values(exports).flatMap((entry) =>
        typeof entry === "object" && entry.types ? [entry.types.replace("./dist/", "")] : [],
    );
    return { name, entries };
}

async function filesOf(cwd: string): Promise<Published["files"]> {
    // Do not write to or clean `dist`, which may be in use.
    const silently = { write: false, clean: false, logLevel: "error" } as const;
    const bundles = await build({ cwd, config: true, ...silently, dts: { emitDtsOnly: true } });
    const chunks = bundles.flatMap((bundle) => bundle.chunks);
    return new Map(chunks.flatMap((chunk) => ("code" in chunk ? [[chunk.fileName, chunk.code]] : [])));
}
