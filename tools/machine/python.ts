/** Virtual environments of Python, made on first use. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The interpreter of a virtual environment, or the reason why it is missing. */
export type Python = { readonly path: string } | { readonly missing: string };

/** What installs locked versions, with hashes. */
export const locked = (requirements: string): readonly string[] => [
    ...["--require-hashes", "--no-deps"],
    ...["-r", requirements],
];

export type Wanted = {
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

/** Runs a program to its end. @returns what it printed, and the last line of its errors */
export function run(command: string, args: readonly string[], cwd?: string) {
    const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd });
    const end = (error?.message ?? stderr).trim().split("\n").at(-1) ?? "";
    return { ok: status === 0, output: stdout ?? "", end };
}

/** The folder of the Python package. */
export const pytestFolder = join(import.meta.dirname, "../../python/pytest-callsheet");

/** The environment in which pytest-callsheet is built and tested, with the libraries that it leads to the sandbox. */
export const preparePytest = (): Python =>
    preparePython({
        folder: join(pytestFolder, ".venv"),
        wanted: locked(join(pytestFolder, "requirements-dev.txt")),
    });
