// Installs what the server needs, in this folder alone; and finds the command `callsheet`, whose sandbox stands in for models.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const folder = fileURLToPath(new URL("..", import.meta.url));

const onWindows = process.platform === "win32";
const venv = join(folder, ".venv");

/** The Python of this folder, once it is installed. */
export const python = join(venv, ...(onWindows ? ["Scripts", "python.exe"] : ["bin", "python"]));

/** Nothing is done where that has been done since the requirements changed. */
export function install() {
    const requirements = join(folder, "requirements.txt");
    const stamp = join(venv, "installed");
    const digest = createHash("sha256").update(readFileSync(requirements)).digest("hex");
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
    console.log("Installing what the server needs…");
    const found = ["python3", "python"].find((name) => isNewEnough(name));
    if (!found) stop("There is no Python 3.10 or newer here. Install it from https://www.python.org, and try again.");
    const { status, stdout, stderr } = spawnSync(found, ["-m", "venv", "--clear", venv], { encoding: "utf8" });
    if (status !== 0) {
        stop(
            `Python could not make its folder .venv. On Debian and Ubuntu, install the package python3-venv.\n${stdout}${stderr}`,
        );
    }
    const quietly = ["--quiet", "--disable-pip-version-check"];
    run(python, ["-m", "pip", "install", ...quietly, "--require-hashes", "-r", requirements]);
    writeFileSync(stamp, digest);
}

const isNewEnough = (name) =>
    spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { stdio: "ignore" }).status === 0;

/**
 * The command is on the PATH: npm puts what the folders above have installed there, and so the repository's own. A folder
 * that was copied out has it when it is installed by `npm install --global callsheet`; else npx fetches it.
 */
export function callsheet() {
    const { status } = spawnSync("callsheet", ["--version"], { stdio: "ignore", shell: onWindows });
    return status === 0 ? ["callsheet"] : ["npx", "--yes", "callsheet"];
}

/** Runs a program, its output shown; ends this one when it fails. */
export function run(command, args, options = {}) {
    const { error, status } = spawnSync(command, args, { cwd: folder, stdio: "inherit", ...options });
    if (error) stop(`${command} could not be started: ${error.message}`);
    if (status !== 0) process.exit(status ?? 1);
}

/** @returns {never} */
export function stop(message) {
    console.error(message);
    process.exit(1);
}
