/**
 * Installs the libraries that programs import: for snippets the versions locked in requirements.txt, for everything else those
 * of versions.json, with whatever they depend on today. Each set has an environment of its own, so none has to suit another.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { locked, type Python, preparePython, run, type Wanted } from "../../../tools/machine/python.ts";
import { proofFolder } from "./root.ts";

export type Libraries = {
    /** The working folder for programs. Node resolves packages from it. */
    readonly work: string;
    readonly python: Python;
};

/** The environment of the snippets. */
export const pinned: Wanted = {
    folder: join(proofFolder, ".venv"),
    wanted: locked(join(proofFolder, "requirements.txt")),
};

/** The locked versions. Python's libraries are installed on first use. */
export const pinnedLibraries = (): Libraries => ({ work: join(proofFolder, ".work"), python: preparePython(pinned) });

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
            copyFileSync(file, join(folder, basename(file)));
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

/** Installs the newest version of every library. @throws Error if npm fails */
export function prepareLatest(): Libraries {
    const folder = join(proofFolder, ".latest");
    console.log("Installing the newest libraries…");
    const latest = ["@huggingface/inference", "openai"].map((name) => `${name}@latest`);
    const failure = installPackages(folder, latest, true);
    if (failure !== undefined) throw new Error(`npm could not install the newest libraries: ${failure}`);
    const wanted = ["-r", join(proofFolder, "requirements.in")];
    return {
        work: join(folder, "work"),
        python: preparePython({ folder: join(folder, "venv"), wanted, newest: true }),
    };
}

/** Vitest's global setup for the proof: installs once, before several test processes start. */
export default function prepareLibraries(): void {
    preparePython(pinned);
}
