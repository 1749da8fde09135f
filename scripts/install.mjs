// Installs what a fresh clone is missing. Runs on Node 20, before anything is installed, so it imports only Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".callsheet-lock");
/** Where the pinned Node is while only what `npm start` needs is installed. */
export const ownNode = join(root, ".node");

/** Runs a command in the project, its output shown; ends this process when the command fails. */
export function run(command, args, options = {}) {
    const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment(), ...options });
    if (result.error) stop(`${command} could not be started: ${result.error.message}`);
    if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The pinned Node first on the PATH, as npm does for its scripts, also for what was installed a moment ago. */
export function environment() {
    const { PATH, Path, ...others } = process.env;
    const folders = [join(modules, ".bin"), join(ownNode, "node_modules", ".bin"), PATH ?? Path ?? ""];
    return { ...others, PATH: folders.join(delimiter) };
}

/**
 * How npm is started: the very one that started this process, by the Node that runs it. Windows starts `npm.cmd` by a
 * shell alone.
 * @param {string[]} args
 * @returns {[command: string, args: string[], options: { shell?: boolean }]}
 */
export function npm(args) {
    const file = process.env["npm_execpath"];
    if (file?.endsWith("js")) return [process.execPath, [file, ...args], {}];
    return ["npm", args, { shell: process.platform === "win32" }];
}

/**
 * The arguments of npm that install what the lockfile says; undefined where all of it is there.
 * @param {"production" | "all"} wanted what `npm start` needs, or everything
 */
export function missingPackages(wanted) {
    const [lock, installed] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    if (lock !== lockHash()) return ["ci", ...quiet, wanted === "all" ? "--include=dev" : "--omit=dev"];
    // The rest is added to what is there. Nothing is saved: the lockfile stays as it is.
    return installed === "all" || wanted === installed
        ? undefined
        : ["install", "--no-save", "--include=dev", ...quiet];
}

/** Remembers that these packages were installed. @param {"production" | "all"} installed */
export const rememberPackages = (installed) => writeFileSync(stamp, `${lockHash()} ${installed}`);

const lockHash = () =>
    createHash("sha256")
        .update(readFileSync(join(root, "package-lock.json")))
        .digest("hex");

/** Every npm package, exactly as the lockfile says; nothing is done when all of them are there. */
export function installPackages() {
    const missing = missingPackages("all");
    if (missing === undefined) return;
    console.log("Installing npm packages…");
    const [command, args, options] = npm(missing);
    run(command, args, options);
    rememberPackages("all");
}

function stop(message) {
    console.error(message);
    process.exit(1);
}
