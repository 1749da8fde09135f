// Installs what is missing, in this folder alone. It runs before anything is installed, so it imports only Node itself.
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

/** Everything that the page and its server need; nothing is done where it is there. */
export function installAll() {
    installPackages();
    installPython();
}

function installPackages() {
    const lock = join(folder, "package-lock.json");
    once(lock, join(folder, "node_modules", ".installed"), () => {
        console.log("Installing what the page needs…");
        run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { shell: onWindows });
    });
}

function installPython() {
    const requirements = join(folder, "requirements.txt");
    once(requirements, join(venv, "installed"), () => {
        console.log("Installing what the server needs…");
        const found = ["python3", "python"].find((name) => isNewEnough(name));
        if (!found)
            stop("There is no Python 3.10 or newer here. Install it from https://www.python.org, and try again.");
        const made = spawnSync(found, ["-m", "venv", "--clear", venv], { encoding: "utf8" });
        if (made.status !== 0) {
            stop(
                `Python could not make its folder .venv. On Debian and Ubuntu, install the package python3-venv.\n${made.stdout}${made.stderr}`,
            );
        }
        run(python, [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--require-hashes",
            "-r",
            requirements,
        ]);
    });
}

const isNewEnough = (name) =>
    spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { stdio: "ignore" }).status === 0;

/** Does what a file asks for, where that has not been done since it changed. */
function once(file, stamp, work) {
    const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
    work();
    writeFileSync(stamp, digest);
}

/** The page, its types checked, as the server serves it. */
export function buildPage() {
    run(process.execPath, [tool("typescript", "bin/tsc"), "-p", "page"]);
    run(process.execPath, [tool("vite", "bin/vite.js"), "build", "page", "--logLevel", "warn"]);
}

/** A program of a package. */
export const tool = (name, path) => join(folder, "node_modules", name, path);

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
