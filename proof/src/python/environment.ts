/** The virtual environment for Python programs, with the libraries locked in requirements.txt. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { proofFolder } from "../root.ts";

/** The interpreter of a virtual environment, or the reason why it is missing. */
export type Python = { readonly path: string } | { readonly missing: string };

/** The locked versions, with hashes. */
export const pinned = { folder: join(proofFolder, ".venv"), requirements: join(proofFolder, "requirements.txt") };

type Wanted = {
    readonly folder: string;
    readonly requirements: string;
    /** A package that is published as source only. */
    readonly fromSource?: string;
    /** Recreates it with the newest versions instead of locked ones. */
    readonly newest?: boolean;
};

/** Creates the environment, unless it exists for the same requirements. */
export function preparePython({ folder, requirements, fromSource, newest = false }: Wanted): Python {
    const path = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
    const stamp = join(folder, "requirements.sha256");
    const hash = createHash("sha256").update(readFileSync(requirements)).digest("hex");
    if (!newest && existsSync(path) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return { path };

    const base = run("python3", ["-c", "import sys; print(sys.version_info >= (3, 10))"]);
    if (!base.ok) return { missing: "python3 is missing" };
    if (base.output.trim() !== "True") return { missing: "python3 is older than Python 3.10" };
    console.log(`Making a virtual environment for Python in ${folder}…`);
    const creation = run("python3", ["-m", "venv", "--clear", folder]);
    if (!creation.ok)
        return { missing: `python3 -m venv failed (on Debian: apt-get install python3-venv): ${creation.end}` };
    // The lock names every dependency. Left to resolve them, pip may choose a newer version than the lock for a package
    // that is required with an extra (`pydantic[email]`), and then refuses it because it has no hash.
    const locked = newest ? ["--upgrade"] : ["--require-hashes", "--no-deps"];
    const wheels = ["--only-binary", ":all:", ...(fromSource ? ["--no-binary", fromSource] : [])];
    const install = ["-m", "pip", "install", "--quiet", "--no-compile", ...wheels, ...locked, "-r", requirements];
    const installed = run(path, [...install, "--disable-pip-version-check"]);
    if (!installed.ok) return { missing: `pip could not install ${requirements}: ${installed.end}` };
    if (!newest) writeFileSync(stamp, hash);
    return { path };
}

function run(command: string, args: readonly string[]) {
    const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
    const end = (error?.message ?? stderr).trim().split("\n").at(-1) ?? "";
    return { ok: status === 0, output: stdout ?? "", end };
}
