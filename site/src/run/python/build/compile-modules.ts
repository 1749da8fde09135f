/** Modules compiled ahead, in the place where Python keeps what it has compiled: to compile is most of an import. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { unzipSync, zipSync } from "fflate";
import { keptFolder } from "./fetch-wheels.ts";
import { pyodideVersion, type ToCompile } from "./usual-imports.ts";

type Files = Readonly<Record<string, Uint8Array>>;

/** Beside which text a compiled module lies, in a folder and in the archive of Python's own library. */
const besideText = /([^/]+)\.py$/;
export const compiledPath = (path: string): string => path.replace(besideText, "__pycache__/$1.cpython-314.pyc");
export const compiledPathInZip = (path: string): string => path.replace(besideText, "$1.pyc");

const compiler = new URL("compiler.ts", import.meta.url);

/**
 * Compiles what usual programs import, since all modules, compiled, would be twice as much to fetch.
 *
 * @param libraries the files of all archives, as paths from `site-packages/`
 * @returns the compiled modules by the paths of their texts, as Python has them
 */
export async function compileModules(libraries: Files): Promise<Files> {
    const hash = createHash("sha256").update(pyodideVersion).update(readFileSync(compiler));
    hash.update(readFileSync(new URL("usual-imports.ts", import.meta.url)));
    for (const [path, bytes] of Object.entries(libraries)) hash.update(`${path} ${bytes.length} `).update(bytes);
    const name = `compiled-${hash.digest("hex").slice(0, 16)}.zip`;
    const kept = join(keptFolder, name);
    if (!existsSync(kept)) {
        mkdirSync(keptFolder, { recursive: true });
        // Whole at once: another build may look for it meanwhile.
        const unfinished = `${kept}.${process.pid}`;
        writeFileSync(unfinished, zipSync(await inThread(libraries), { level: 0 }));
        renameSync(unfinished, kept);
        const others = readdirSync(keptFolder).filter((file) => /^compiled-\w+\.zip$/.test(file) && file !== name);
        for (const file of others) rmSync(join(keptFolder, file), { force: true });
    }
    return unzipSync(readFileSync(kept));
}

/** In a thread of its own, so that the other parts of the site are made meanwhile. */
function inThread(libraries: Files): Promise<Files> {
    const given: ToCompile = { libraries };
    return new Promise((resolve, reject) => {
        const worker = new Worker(compiler, { workerData: given });
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.once("exit", (status) => reject(new Error(`Python's compiler ended with status ${status}.`)));
    });
}
