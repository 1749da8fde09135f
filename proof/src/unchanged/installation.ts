/** Installs the libraries of unchanged programs: locked, or the newest. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { preparePython } from "../python/environment.ts";
import { proofFolder } from "../root.ts";

/** What is installed together. */
export type Installation =
    | {
          readonly language: "python";
          /** The name of its virtual environment. */
          readonly name: string;
          /** The path of `{name}.in`, which names the libraries; their locked versions are in `{name}.txt` beside it. */
          readonly requirements: string;
      }
    | {
          readonly language: "js";
          readonly name: string;
          /** A folder with `package.json`, which pins the libraries, and its lock. */
          readonly packages: string;
      };

/** The command that runs a file with the libraries, or the reason why they are missing. */
export type Installed = Libraries | { readonly missing: string };

export type Libraries = {
    readonly commandOf: (file: string) => readonly string[];
    /** The installed version of a library. */
    readonly versionOf: (library: string) => string;
};

export function install(installation: Installation, { newest = false } = {}): Installed {
    const base = newest ? join(proofFolder, ".latest") : proofFolder;
    mkdirSync(base, { recursive: true });
    if (installation.language === "js")
        return installPackages(installation.packages, join(base, installation.name), newest);
    const { name, requirements } = installation;
    const file = newest ? requirements : requirements.replace(/\.in$/, ".txt");
    const python = preparePython({ folder: join(base, name), requirements: file, newest });
    if ("missing" in python) return python;
    const script = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))";
    return {
        commandOf: (file) => [python.path, file],
        versionOf: (library) => spawnSync(python.path, ["-c", script, library], { encoding: "utf8" }).stdout.trim(),
    };
}

/** Node resolves packages from the file that imports them, so programs run as copies beside the packages. */
function installPackages(packages: string, folder: string, newest: boolean): Installed {
    const lock = join(packages, "package-lock.json");
    const lockOfInstalled = join(folder, "node_modules", ".installed-lock.json");
    const isInstalled =
        existsSync(lockOfInstalled) && readFileSync(lockOfInstalled, "utf8") === readFileSync(lock, "utf8");
    if (newest || !isInstalled) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
        if (newest) writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
        else
            for (const name of ["package.json", "package-lock.json"])
                copyFileSync(join(packages, name), join(folder, name));
        const latest = Object.keys(pinsOf(packages)).map((name) => `${name}@latest`);
        const words = newest ? ["install", "--no-package-lock", ...quiet, ...latest] : ["ci", ...quiet];
        const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
        if (status !== 0) return { missing: `npm could not install ${packages}: ${stderr.trim().slice(-600)}` };
        if (!newest) copyFileSync(lock, lockOfInstalled);
    }
    return {
        commandOf: (file) => {
            // Programs share modules.
            for (const name of readdirSync(packages).filter((name) => name.endsWith(".mjs"))) {
                copyFileSync(join(packages, name), join(folder, name));
            }
            return [process.execPath, join(folder, basename(file))];
        },
        versionOf: (library) =>
            JSON.parse(readFileSync(join(folder, "node_modules", library, "package.json"), "utf8")).version,
    };
}

/** The pinned version of each library that a folder's `package.json` names. */
const pinsOf = (packages: string): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(join(packages, "package.json"), "utf8")).dependencies;

/** The locked version of a library. @throws Error if the lock does not have it */
export function lockedVersion(installation: Installation, library: string): string {
    const version =
        installation.language === "js"
            ? pinsOf(installation.packages)[library]
            : requirementsOf(installation.requirements.replace(/\.in$/, ".txt")).get(canonical(library));
    if (version === undefined) throw new Error(`${installation.name} has no locked version of ${library}.`);
    return version;
}

const requirementsOf = (file: string): ReadonlyMap<string, string> =>
    new Map(
        [...readFileSync(file, "utf8").matchAll(/^([\w.-]+)==([^\s\\;]+)/gm)].map(([, name = "", version = ""]) => [
            canonical(name),
            version,
        ]),
    );

/** Python's packages have one name with `-`, `_` or `.`. */
const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, "-");
