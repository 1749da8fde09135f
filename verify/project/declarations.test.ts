/** The declarations of the published packages, built in memory as `npm run pack` builds them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsdown";
import { describe, expect, test } from "vitest";
import { exportsOf, modulesOf, publishedEntries } from "../../tools/declarations/exports.ts";
import { findingsIn, type Published } from "./declarations/findings.ts";

const folder = join(import.meta.dirname, "../../packages");
const packages = await publishedDeclarations();

describe.each(packages)("the declarations of $name", (published) => {
    test("export something at every entry", () => {
        const modules = modulesOf(published.files);
        for (const entry of published.entries) expect(exportsOf(modules, entry).size).toBeGreaterThan(0);
    });

    test("have a docstring at every export and every field, in one order", () => {
        expect(findingsIn(published)).toEqual([]);
    });
});

/** The declarations of every package that has any. */
async function publishedDeclarations(): Promise<readonly Published[]> {
    const all = readdirSync(folder).map((name) => join(folder, name));
    const published = await Promise.all(all.map(publishedBy));
    return published.filter(({ entries }) => entries.length > 0);
}

async function publishedBy(path: string): Promise<Published> {
    const { name, exports } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    const sources = publishedEntries(exports).flatMap(([, file]) => /^\.\/src\/(.+)\.ts$/.exec(file)?.[1] ?? []);
    const files = sources.length > 0 ? await filesOf(path) : new Map();
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
