/**
 * Installs the libraries that programs import: for snippets the versions locked in requirements.txt, for everything else those
 * of versions.json, with whatever they depend on today. Each set has an environment of its own, so none has to suit another.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { proofFolder } from "./root.ts";

/** The interpreter of a virtual environment, or the reason why it is missing. */
export type Python = { readonly path: string } | { readonly missing: string };

export type Libraries = {
    /** The working folder for programs. Node resolves packages from it. */
    readonly work: string;
    readonly python: Python;
};

/** What installs locked versions, with hashes. */
export const locked = (requirements: string): readonly string[] => [
    ...["--require-hashes", "--no-deps"],
    ...["-r", requirements],
];

/** The environment of the snippets. */
export const pinned: Wanted = {
    folder: join(proofFolder, ".venv"),
    wanted: locked(join(proofFolder, "requirements.txt")),
};

/** The locked versions. Python's libraries are installed on first use. */
export const pinnedLibraries = (): Libraries => ({ work: join(proofFolder, ".work"), python: preparePython(pinned) });

type Wanted = {
    readonly folder: string;
    /** What pip installs: its options and requirements. */
    readonly wanted: readonly string[];
    /** Recreates it each time. Default: uses it again for as long as the same is wanted. */
    readonly newest?: boolean;
};

/** Creates a virtual environment, unless it exists for the same requirements. */
export function preparePython({ folder, wanted, newest = false }: Wanted): Python {
    const path = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
    const stamp = join(folder, "requirements.sha256");
    const hash = createHash("sha256").update(wanted.map(textOf).join("\n")).digest("hex");
    if (!newest && existsSync(path) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return { path };

    const base = run("python3", ["-c", "import sys; print(sys.version_info >= (3, 10))"]);
    if (!base.ok) return { missing: "python3 is missing" };
    if (base.output.trim() !== "True") return { missing: "python3 is older than Python 3.10" };
    console.log(`Making a virtual environment for Python in ${folder}…`);
    const creation = run("python3", ["-m", "venv", "--clear", folder]);
    if (!creation.ok)
        return { missing: `python3 -m venv failed (on Debian: apt-get install python3-venv): ${creation.end}` };
    const install = ["-m", "pip", "install", "--quiet", "--no-compile", "--only-binary", ":all:", ...wanted];
    const installed = run(path, [...install, "--disable-pip-version-check"]);
    if (!installed.ok) return { missing: `pip could not install ${wanted.at(-1)}: ${installed.end}` };
    if (!newest) writeFileSync(stamp, hash);
    return { path };
}

/** A word of pip's; a file by its content. */
const textOf = (word: string): string => (existsSync(word) ? readFileSync(word, "utf8") : word);

function run(command: string, args: readonly string[], cwd?: string) {
    const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd });
    const end = (error?.message ?? stderr).trim().split("\n").at(-1) ?? "";
    return { ok: status === 0, output: stdout ?? "", end };
}

/** The one list of other people's libraries, by language. */
const versions: Readonly<Record<"js" | "python", Readonly<Record<string, string>>>> = JSON.parse(
    readFileSync(join(proofFolder, "versions.json"), "utf8"),
);

/** The listed version of a library. @throws Error if the list does not have it */
export function listedVersion(language: "js" | "python", library: string): string {
    const version = versions[language][library];
    if (version === undefined) throw new Error(`verify/proof/versions.json has no version of ${library}.`);
    return version;
}

/** Libraries of the list as pip takes them: `groq==1.7.0`. */
export const requirementsOf = (libraries: readonly string[]): readonly string[] =>
    libraries.map((library) => `${library}==${listedVersion("python", library)}`);

/** Names of a folder, which say what is in it. */
const folderOf = (names: readonly string[], newest: boolean): string =>
    join(proofFolder, newest ? ".latest" : ".libraries", names.join("+").replaceAll(/[^\w.+-]/g, "_"));

/** A virtual environment with libraries of the list, or with their newest versions. */
export const pythonWith = (libraries: readonly string[], newest = false): Python =>
    preparePython({
        folder: folderOf(["python", ...libraries], newest),
        wanted: newest ? libraries : requirementsOf(libraries),
        newest,
    });

/** The command that runs a file with libraries, or the reason why they are missing. */
export type Installed =
    | {
          readonly commandOf: (file: string) => readonly string[];
          /** The installed version of a library. */
          readonly versionOf: (library: string) => string;
      }
    | { readonly missing: string };

/** Installs libraries of the list, or their newest versions, for programs of a language. */
export function install(language: "js" | "python", libraries: readonly string[], newest = false): Installed {
    if (language === "js") return packagesOf(libraries, newest);
    const python = pythonWith(libraries, newest);
    if ("missing" in python) return python;
    const script = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1].split('[')[0]))";
    return {
        commandOf: (file) => [python.path, file],
        versionOf: (library) => run(python.path, ["-c", script, library]).output.trim(),
    };
}

/** Node resolves packages from the file that imports them, so programs run as copies beside the packages. */
function packagesOf(libraries: readonly string[], newest: boolean): Installed {
    const folder = folderOf(["js", ...libraries], newest);
    const wanted = libraries.map((name) => `${name}@${newest ? "latest" : listedVersion("js", name)}`);
    const failure = installPackages(folder, wanted, newest);
    if (failure !== undefined) return { missing: `npm could not install ${wanted.join(", ")}: ${failure}` };
    return {
        commandOf: (file) => {
            // Programs share modules.
            for (const path of globSync(join(dirname(file), "*.mjs"))) copyFileSync(path, join(folder, basename(path)));
            return [process.execPath, join(folder, basename(file))];
        },
        versionOf: (library) =>
            JSON.parse(readFileSync(join(folder, "node_modules", library, "package.json"), "utf8")).version,
    };
}

/** Installs packages in a folder, unless it has them. @returns why it failed */
export function installPackages(folder: string, wanted: readonly string[], newest: boolean): string | undefined {
    const stamp = join(folder, "installed.txt");
    const text = wanted.join("\n");
    if (!newest && existsSync(stamp) && readFileSync(stamp, "utf8") === text) return undefined;
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const quiet = ["--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const installed = run("npm", ["install", ...quiet, ...wanted], folder);
    if (!installed.ok) return installed.end;
    writeFileSync(stamp, text);
    return undefined;
}
