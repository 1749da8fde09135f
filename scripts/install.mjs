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
 * @typedef {"production" | "all"} Wanted what `npm start` needs, or everything
 * @typedef {{ args: string[], gives: Wanted }} Installation the arguments of npm, and what is there after it
 */

/** How npm installs what the lockfile says and is not there; undefined where all of it is. @param {Wanted} wanted */
export const missingPackages = (wanted) =>
    installation(wanted, {
        isRemembered: (packages) => existsSync(stamp) && readFileSync(stamp, "utf8") === remembered(packages),
        isWhole: existsSync(join(modules, ".package-lock.json")),
        hasTools: existsSync(join(modules, "node")),
    });

/**
 * Whoever has everything keeps it, also where npm was called by hand or the lockfile is newer: the very Node that runs
 * this may be among it, and what `npm ci` installs, it installs into an empty folder. Exported for its test.
 * @param {Wanted} wanted
 * @param {object} found
 * @param {(packages: Wanted) => boolean} found.isRemembered whether these were installed from this lockfile
 * @param {boolean} found.isWhole whether npm has come to the end of an installation here
 * @param {boolean} found.hasTools whether there is what only tests and publishing need
 * @returns {Installation | undefined}
 */
export function installation(wanted, { isRemembered, isWhole, hasTools }) {
    if (isRemembered("all") || isRemembered(wanted)) return undefined;
    const gives = hasTools ? "all" : wanted;
    // Nothing is saved: the lockfile stays as it is.
    const command = isWhole ? ["install", "--no-save"] : ["ci"];
    const packages = gives === "all" ? "--include=dev" : "--omit=dev";
    return { args: [...command, packages, "--no-audit", "--no-fund", "--loglevel=error"], gives };
}

/** Remembers that these packages were installed. @param {Wanted} installed */
export const rememberPackages = (installed) => writeFileSync(stamp, remembered(installed));

const remembered = (installed) => `${lockHash()} ${installed}`;

const lockHash = () =>
    createHash("sha256")
        .update(readFileSync(join(root, "package-lock.json")))
        .digest("hex");

/** Every npm package, exactly as the lockfile says; nothing is done when all of them are there. */
export function installPackages() {
    const missing = missingPackages("all");
    if (missing === undefined) return;
    console.log("Installing npm packages…");
    const [command, args, options] = npm(missing.args);
    run(command, args, options);
    rememberPackages(missing.gives);
}

function stop(message) {
    console.error(message);
    process.exit(1);
}
