/** Packs the interpreter and the wheels as small as possible: uncompressed archives, each compressed as a whole. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import { type RunFile, runFolder } from "../../run-file.ts";
import { type ArchiveName, archives, engine, interpreter, type LibraryArchive, standIns } from "../archives.ts";
import { compiledPath, compiledPathInZip, compileModules } from "./compile-modules.ts";
import { cacheFolder, fetchWheels } from "./fetch-wheels.ts";

type Files = Readonly<Record<string, Uint8Array>>;

/** A compressed archive. */
type MadeArchive = {
    /** The file's name, with a content hash. */
    readonly file: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
};

export type MadeArchives = Readonly<Record<ArchiveName, MadeArchive>>;

/** The list of archives for pages. */
export const listOf = (archives: MadeArchives): Readonly<Record<ArchiveName, RunFile>> =>
    Object.fromEntries(
        Object.entries(archives).map(([name, { file, bytes }]) => [
            name,
            { path: `/${runFolder}/${file}`, bytes: bytes.length },
        ]),
    ) as Record<ArchiveName, RunFile>;

/** Our own modules, by their paths in `site-packages`. */
const ownFolder = fileURLToPath(new URL("../site-packages", import.meta.url));
const pyodideFolder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** Makes all archives. @throws Error if the wheels cannot be fetched, or a distribution has no wheel */
export async function makeArchives(): Promise<MadeArchives> {
    const own = ownFiles();
    const wheels = new Map((await fetchWheels()).map((wheel) => [distributionOf(wheel.path), wheel]));
    const libraries = (Object.keys(archives) as LibraryArchive[]).map((name): [ArchiveName, Files] => {
        const { holds, without = [] } = archives[name];
        const files = holds.flatMap((distribution) => {
            const wheel = wheels.get(distribution);
            if (!wheel) throw new Error(`No wheel of ${distribution} is locked, and the archive ${name} holds it.`);
            const isWanted = (path: string) =>
                isUsed(path, wheel.pythonOnly) && !(path in own) && !without.some((start) => path.startsWith(start));
            return Object.entries(unzipSync(readFileSync(wheel.path))).filter(([path]) => isWanted(path));
        });
        return [name, amongLibraries(Object.fromEntries(files))];
    });
    const inArchives: readonly [ArchiveName, Files][] = [[standIns, amongLibraries(own)], ...libraries];
    const run = Object.fromEntries(
        ["pyodide.asm.mjs", "pyodide.asm.wasm"].map((name) => [name, readFileSync(join(pyodideFolder, name))]),
    );
    // The engine takes longest to compress and needs no compiled modules, so start both together.
    const [compiled] = await Promise.all([
        compileModules(Object.assign({}, ...inArchives.map(([, files]) => files))),
        packed(engine, run),
    ]);
    const base = { "pyodide-lock.json": ownLock(), "python_stdlib.zip": standardLibrary(compiled) };
    const all: readonly [ArchiveName, Files][] = [
        [engine, run],
        [interpreter, base],
        ...inArchives.map(([name, files]): [ArchiveName, Files] => [
            name,
            withCompiled(files, compiled, "/lib/python3.14/", compiledPath),
        ]),
    ];
    const entries = all.map(async ([name, files]) => [name, await packed(name, files)] as const);
    const madeArchives = Object.fromEntries(await Promise.all(entries)) as Record<ArchiveName, MadeArchive>;
    removeOthers(new Set(Object.values(madeArchives).map(({ file }) => file)));
    return madeArchives;
}

/** The distribution in a wheel's name: `huggingface_hub-2.4.0-py3-none-any.whl`. */
const distributionOf = (path: string): string => basename(path).split("-")[0] ?? "";

/** Leaves out type stubs, tests, installation records, and binaries for other platforms. */
const isUsed = (path: string, pythonOnly: boolean): boolean =>
    !path.endsWith("/") &&
    !/\.pyi$|(^|\/)py\.typed$|(^|\/)tests?\/|\.(c|h|pyx|pxd)$/.test(path) &&
    !(pythonOnly && path.endsWith(".so")) &&
    (!path.includes(".dist-info/") || path.endsWith(".dist-info/METADATA") || /licen[sc]e|copying|notice/i.test(path));

const amongLibraries = (files: Files): Files =>
    Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [`site-packages/${path}`, withoutReadme(path, bytes)]),
    );

/** Cuts METADATA to its headers; the rest is the README. */
function withoutReadme(path: string, bytes: Uint8Array): Uint8Array {
    if (!path.endsWith(".dist-info/METADATA")) return bytes;
    const [head = ""] = new TextDecoder().decode(bytes).split(/\r?\n\r?\n/, 1);
    return new TextEncoder().encode(`${head}\n`);
}

/** Pyodide's lock file without packages; Pyodide checks its versions. */
function ownLock(): Uint8Array {
    const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
    return new TextEncoder().encode(JSON.stringify({ info, packages: {} }));
}

/** Standard modules that no page needs: installers, GUIs, debuggers, Python's own tests. */
const unused =
    /^(ensurepip|idlelib|lib2to3|pydoc_data|test|tkinter|turtledemo|venv|_pyrepl|wsgiref|xmlrpc|curses|dbm)\/|^(turtle|imaplib|mailbox|poplib|smtplib|ftplib|pickletools|doctest|_ios_support|_android_support|_aix_support)\.py$/;

/** The standard library, uncompressed, which is faster to read and compresses better as part of the archive. */
function standardLibrary(compiled: Files): Uint8Array {
    const all = unzipSync(readFileSync(join(pyodideFolder, "python_stdlib.zip")));
    const files = Object.fromEntries(Object.entries(all).filter(([path]) => !path.endsWith("/") && !unused.test(path)));
    return stored(withCompiled(files, compiled, "/lib/python314.zip/", compiledPathInZip));
}

/** Adds to each module its compiled file, if there is one. @param root the files' folder in Python's file system */
const withCompiled = (files: Files, compiled: Files, root: string, compiledPathOf: (path: string) => string): Files =>
    Object.fromEntries(
        Object.entries(files).flatMap(([path, text]): [string, Uint8Array][] => {
            const code = compiled[`${root}${path}`];
            return code
                ? [
                      [path, text],
                      [compiledPathOf(path), code],
                  ]
                : [[path, text]];
        }),
    );

function ownFiles(): Files {
    const entries = readdirSync(ownFolder, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
        entries
            .filter((entry) => entry.isFile() && !entry.parentPath.includes("__pycache__"))
            .map((entry) => join(entry.parentPath, entry.name))
            .map((path) => [relative(ownFolder, path), readFileSync(path)]),
    );
}

/** An uncompressed archive, sorted by path, so that the same files always give the same bytes. */
const stored = (files: Files): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))), {
        level: 0,
        mtime: "1980-01-01",
    });

/** Removes cached archives of other versions. */
function removeOthers(files: ReadonlySet<string>): void {
    const cached = readdirSync(cacheFolder).filter((file) => file.endsWith(".pack"));
    for (const file of cached) if (!files.has(file)) rmSync(join(cacheFolder, file), { force: true });
}

const compress = promisify(zstdCompress);

/** Compresses an archive. Good compression is slow, so the result is cached. */
async function packed(name: string, files: Files): Promise<MadeArchive> {
    const archive = stored(files);
    const hash = createHash("sha256").update(archive).digest("hex").slice(0, 10);
    const file = `python-${name}.${hash}.pack`;
    const cached = join(cacheFolder, file);
    if (!existsSync(cached)) {
        mkdirSync(cacheFolder, { recursive: true });
        const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 };
        // Rename the complete file, since another build may look for it at the same time.
        const unfinished = `${cached}.${process.pid}`;
        // Stores the uncompressed size, which the decoder needs.
        writeFileSync(unfinished, await compress(archive, { params, pledgedSrcSize: archive.length }));
        renameSync(unfinished, cached);
    }
    return { file, bytes: new Uint8Array(readFileSync(cached)) };
}
