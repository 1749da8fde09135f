/** Packs the interpreter and the wheels into as few bytes as can be: archives without compression, compressed whole. */
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
import { fetchWheels, keptFolder } from "./fetch-wheels.ts";

type Files = Readonly<Record<string, Uint8Array>>;

/** An archive, as it is served. */
type MadeArchive = {
    /** Its name says what is in it. */
    readonly file: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
};

export type MadeArchives = Readonly<Record<ArchiveName, MadeArchive>>;

/** What pages know of the archives. */
export const listOf = (archives: MadeArchives): Readonly<Record<ArchiveName, RunFile>> =>
    Object.fromEntries(
        Object.entries(archives).map(([name, { file, bytes }]) => [
            name,
            { path: `/${runFolder}/${file}`, bytes: bytes.length },
        ]),
    ) as Record<ArchiveName, RunFile>;

/** What stands in for what a page has not, with the paths that it has among the libraries. */
const ownFolder = fileURLToPath(new URL("../site-packages", import.meta.url));
const pyodideFolder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** All archives. @throws Error where the wheels cannot be had, or an archive names none of them */
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
    // The engine, which takes longest to compress, needs none of what is compiled meanwhile.
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
    const made = Object.fromEntries(await Promise.all(entries)) as Record<ArchiveName, MadeArchive>;
    forgetOthers(new Set(Object.values(made).map(({ file }) => file)));
    return made;
}

/** As wheels name it: `huggingface_hub-2.4.0-py3-none-any.whl`. */
const distributionOf = (path: string): string => basename(path).split("-")[0] ?? "";

/** Neither types for editors, nor tests, nor lists of what was installed, nor a part that is compiled for another machine. */
const isUsed = (path: string, pythonOnly: boolean): boolean =>
    !path.endsWith("/") &&
    !/\.pyi$|(^|\/)py\.typed$|(^|\/)tests?\/|\.(c|h|pyx|pxd)$/.test(path) &&
    !(pythonOnly && path.endsWith(".so")) &&
    (!path.includes(".dist-info/") || path.endsWith(".dist-info/METADATA") || /licen[sc]e|copying|notice/i.test(path));

const amongLibraries = (files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`site-packages/${path}`, lean(path, bytes)]));

/** Of what describes a distribution, the head is read; what follows is its README. */
function lean(path: string, bytes: Uint8Array): Uint8Array {
    if (!path.endsWith(".dist-info/METADATA")) return bytes;
    const [head = ""] = new TextDecoder().decode(bytes).split(/\r?\n\r?\n/, 1);
    return new TextEncoder().encode(`${head}\n`);
}

/** Pyodide's list of packages without packages: it says which versions fit. */
function ownLock(): Uint8Array {
    const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
    return new TextEncoder().encode(JSON.stringify({ info, packages: {} }));
}

/** What nobody runs in a page: installers, windows, debuggers, what tests Python itself. */
const unused =
    /^(ensurepip|idlelib|lib2to3|pydoc_data|test|tkinter|turtledemo|venv|_pyrepl|wsgiref|xmlrpc|curses|dbm)\/|^(turtle|imaplib|mailbox|poplib|smtplib|ftplib|pickletools|doctest|_ios_support|_android_support|_aix_support)\.py$/;

/** Python's own library, not compressed: it is then read at once, and packs better together. */
function standardLibrary(compiled: Files): Uint8Array {
    const all = unzipSync(readFileSync(join(pyodideFolder, "python_stdlib.zip")));
    const files = Object.fromEntries(Object.entries(all).filter(([path]) => !path.endsWith("/") && !unused.test(path)));
    return stored(withCompiled(files, compiled, "/lib/python314.zip/", compiledPathInZip));
}

/** Some files, those of them that are compiled beside what they are compiled to. @param root where Python has them */
const withCompiled = (files: Files, compiled: Files, root: string, place: (path: string) => string): Files =>
    Object.fromEntries(
        Object.entries(files).flatMap(([path, text]): [string, Uint8Array][] => {
            const code = compiled[`${root}${path}`];
            return code
                ? [
                      [path, text],
                      [place(path), code],
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

/** An archive of files one after the other, in the order of their paths; always the same for the same files. */
const stored = (files: Files): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))), {
        level: 0,
        mtime: "1980-01-01",
    });

/** What was kept of other versions. */
function forgetOthers(files: ReadonlySet<string>): void {
    const kept = readdirSync(keptFolder).filter((file) => file.endsWith(".pack"));
    for (const file of kept) if (!files.has(file)) rmSync(join(keptFolder, file), { force: true });
}

const compress = promisify(zstdCompress);

/** To compress it well takes long, so what was compressed is kept. */
async function packed(name: string, files: Files): Promise<MadeArchive> {
    const archive = stored(files);
    const hash = createHash("sha256").update(archive).digest("hex").slice(0, 10);
    const file = `python-${name}.${hash}.pack`;
    const kept = join(keptFolder, file);
    if (!existsSync(kept)) {
        mkdirSync(keptFolder, { recursive: true });
        const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 };
        // Whole at once: another build may look for it meanwhile.
        const unfinished = `${kept}.${process.pid}`;
        // Whoever unpacks it is told how much room it takes.
        writeFileSync(unfinished, await compress(archive, { params, pledgedSrcSize: archive.length }));
        renameSync(unfinished, kept);
    }
    return { file, bytes: new Uint8Array(readFileSync(kept)) };
}
