// Installs the missing packages of a clone. Runs on Node 20 before anything is installed, so it imports only Node
// modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".callsheet-lock");
/** The folder of the pinned Node while only the packages for `npm start` are installed. */
export const ownNode = join(root, ".node");

/** Runs a command in the project and shows its output. Exits if the command fails. */
export function run(command, args, options = {}) {
    const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment(), ...options });
    if (result.error) stop(`${command} could not be started: ${result.error.message}`);
    if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Writes what lists the tasks and the providers. @param {string} [node] the command of a Node that reads TypeScript */
export const generate = (node = "node") => run(node, [join(root, "packages/inference/scripts/generate.ts")]);

/**
 * The environment with the pinned Node first on the PATH, as npm sets it for scripts, even if it was just installed.
 */
export function environment() {
    const { PATH, Path, ...others } = process.env;
    const folders = [join(modules, ".bin"), join(ownNode, "node_modules", ".bin"), PATH ?? Path ?? ""];
    return { ...others, PATH: folders.join(delimiter) };
}

/**
 * The command that starts npm: the same npm that started this process, on the current Node. Windows can start `npm.cmd`
 * through a shell only.
 * @param {string[]} args
 * @returns {[command: string, args: string[], options: { shell?: boolean }]}
 */
export function npm(args) {
    const file = process.env["npm_execpath"];
    if (file?.endsWith("js")) return [process.execPath, [file, ...args], {}];
    return ["npm", args, { shell: process.platform === "win32" }];
}

/** Runs npm in a folder and shows its output. Exits if it fails. */
export function runNpm(words, cwd) {
    const [command, args, options] = npm(words);
    run(command, args, { ...options, cwd });
}

/**
 * @typedef {"production" | "all"} Wanted the packages for `npm start`, or all packages
 * @typedef {{ args: string[], gives: Wanted }} Installation the arguments for npm, and what is installed afterwards
 */

/** The installation of missing packages from the lockfile. Undefined if none is missing. @param {Wanted} wanted */
export const missingPackages = (wanted) =>
    installation(wanted, {
        isRemembered: (packages) => existsSync(stamp) && readFileSync(stamp, "utf8") === remembered(packages),
        isWhole: existsSync(join(modules, ".package-lock.json")),
        hasTools: existsSync(join(modules, "node")),
    });

/**
 * A full installation stays full, even if npm was called directly or the lockfile is newer: the Node that runs this
 * script may be part of it, and `npm ci` empties the folder first. Exported for its test.
 * @param {Wanted} wanted
 * @param {object} found
 * @param {(packages: Wanted) => boolean} found.isRemembered whether these were installed from this lockfile
 * @param {boolean} found.isWhole whether npm has completed an installation here
 * @param {boolean} found.hasTools whether the packages for tests and publishing are installed
 * @returns {Installation | undefined}
 */
export function installation(wanted, { isRemembered, isWhole, hasTools }) {
    if (isRemembered("all") || isRemembered(wanted)) return undefined;
    const gives = hasTools ? "all" : wanted;
    // `--no-save` keeps the lockfile unchanged.
    const command = isWhole ? ["install", "--no-save"] : ["ci"];
    const packages = gives === "all" ? "--include=dev" : "--omit=dev";
    return { args: [...command, packages, "--no-audit", "--no-fund", "--loglevel=error"], gives };
}

/** Records that these packages were installed. @param {Wanted} installed */
export const rememberPackages = (installed) => writeFileSync(stamp, remembered(installed));

const remembered = (installed) => `${lockHash()} ${installed}`;

const lockHash = () =>
    createHash("sha256")
        .update(readFileSync(join(root, "package-lock.json")))
        .digest("hex");

/** Installs all npm packages from the lockfile, unless they are already installed. */
export function installPackages() {
    const missing = missingPackages("all");
    if (missing === undefined) return;
    console.log("Installing npm packages…");
    runNpm(missing.args, root);
    rememberPackages(missing.gives);
}

function stop(message) {
    console.error(message);
    process.exit(1);
}
