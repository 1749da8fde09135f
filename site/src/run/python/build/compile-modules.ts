/** Compiles Python modules ahead of time into `__pycache__`, since compiling takes most of the time of an import. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { unzipSync, zipSync } from "fflate";
import type { ToCompile } from "./compiler.ts";
import { cacheFolder } from "./fetch-wheels.ts";

type Files = Readonly<Record<string, Uint8Array>>;

/** For the path of a module's compiled file: in a folder, or in the standard library's zip. */
const sourceFile = /([^/]+)\.py$/;
export const compiledPath = (path: string): string => path.replace(sourceFile, "__pycache__/$1.cpython-314.pyc");
export const compiledPathInZip = (path: string): string => path.replace(sourceFile, "$1.pyc");

const compiler = new URL("compiler.ts", import.meta.url);
const { version: pyodideVersion }: { readonly version: string } = createRequire(import.meta.url)(
    "pyodide/package.json",
);

/**
 * Compiles only the modules that typical programs import, because compiling all would double the download.
 *
 * @param libraries the files of all archives, by paths that begin with `site-packages/`
 * @returns the compiled modules, by the paths of their source files in Python
 */
export async function compileModules(libraries: Files): Promise<Files> {
    const hash = createHash("sha256").update(pyodideVersion).update(readFileSync(compiler));
    for (const [path, bytes] of Object.entries(libraries)) hash.update(`${path} ${bytes.length} `).update(bytes);
    const name = `compiled-${hash.digest("hex").slice(0, 16)}.zip`;
    const cached = join(cacheFolder, name);
    if (!existsSync(cached)) {
        mkdirSync(cacheFolder, { recursive: true });
        // Rename the complete file, since another build may look for it at the same time.
        const unfinished = `${cached}.${process.pid}`;
        writeFileSync(unfinished, zipSync(await compileInThread(libraries), { level: 0 }));
        renameSync(unfinished, cached);
        const others = readdirSync(cacheFolder).filter((file) => /^compiled-\w+\.zip$/.test(file) && file !== name);
        for (const file of others) rmSync(join(cacheFolder, file), { force: true });
    }
    return unzipSync(readFileSync(cached));
}

/** Compiles in a worker thread, in parallel with the rest of the build. */
function compileInThread(libraries: Files): Promise<Files> {
    const input: ToCompile = { libraries };
    return new Promise((resolve, reject) => {
        const worker = new Worker(compiler, { workerData: input });
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.once("exit", (status) => reject(new Error(`Python's compiler ended with status ${status}.`)));
    });
}
