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

/**
 * A program of the system, under any of the names that it may go by.
 * @param {string[]} commands
 * @param {string} aptPackage its Debian package
 * @param {string} why what it is needed for
 */
export function installProgram(commands, aptPackage, why) {
    installFromSystem(commands[0], aptPackage, why, () => commands.some(isOnPath));
}

/**
 * Python, with what makes virtual environments, which is a package of its own on Debian.
 * @param {string} why what it is needed for
 */
export function installPython(why) {
    installProgram(["python3"], "python3", why);
    installFromSystem("Python's venv", "python3-venv", why, () => {
        const { status } = spawnSync("python3", ["-c", "import ensurepip, venv"], { stdio: "ignore" });
        return status === 0;
    });
}

/** See scripts/chromium.ts, which is TypeScript: Node 20 cannot read it. */
const chromium = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * A browser without its window, unless one is there.
 * @param {string} why what it is needed for
 */
export function installChromium(why) {
    installProgram(chromium, "chromium-headless-shell", why);
}

/** What runs snippets that are not JavaScript. */
export function installForSnippets() {
    installPython("the Python snippets");
    installProgram(["curl"], "curl", "the shell snippets");
    installProgram(["jq"], "jq", "the shell snippets");
}

/** Installed with apt when this is a Debian machine and we are root; otherwise the person is told how to get it. */
function installFromSystem(name, aptPackage, why, isThere) {
    if (isThere()) return;
    if (process.getuid?.() === 0 && isOnPath("apt-get")) {
        console.log(`Installing ${aptPackage} (${why})…`);
        const quiet = {
            stdio: ["ignore", "ignore", "inherit"],
            env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        };
        run("apt-get", ["update", "-qq"], quiet);
        run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", aptPackage], quiet);
        if (isThere()) return;
    }
    stop(
        `${name} is missing: it is needed for ${why}.\n` +
            `Install it (on Debian or Ubuntu: sudo apt-get install ${aptPackage}) and run this command again.`,
    );
}

function isOnPath(command) {
    return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
}

function stop(message) {
    console.error(message);
    process.exit(1);
}
