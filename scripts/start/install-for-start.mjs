// Installs what `npm start` needs, and no more: tests and publishing need twice as much.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingPackages, npm, ownNode, rememberPackages, root } from "../install.mjs";
import { showProgress } from "../progress.mjs";

const names = process.platform === "win32" ? ["node.exe", "node"] : ["node"];
const nodeIn = (folder) => names.map((name) => join(folder, "node_modules", "node", "bin", name)).find(existsSync);

/**
 * The Node that runs the rest, and every npm package that it needs.
 * @returns {Promise<string>} its file
 */
export async function installForStart() {
    const progress = showProgress();
    const packages = missingPackages("production");
    const hasNode =
        packages?.gives === "all" || nodeIn(root) || readsTypeScript(process.versions.node) || nodeIn(ownNode);
    await Promise.all([packages && installPackages(packages, progress), hasNode || installNode(progress)]);
    progress.close();
    return nodeIn(root) ?? (readsTypeScript(process.versions.node) ? process.execPath : nodeIn(ownNode));
}

/** Whether a version of Node runs the sources as they are. Exported for its test. @param {string} version such as `22.18.0` */
export function readsTypeScript(version) {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return major > 24 || (major === 24 && minor >= 2) || (major === 22 && minor >= 18);
}

async function installPackages({ args, gives }, progress) {
    progress.begin("packages", "Installing npm packages");
    await runNpm(args);
    rememberPackages(gives);
    progress.end("packages", "npm packages are installed");
}

/** Beside the packages, since npm would remove it with them. */
async function installNode(progress) {
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const version = devDependencies.node;
    progress.begin("node", `Installing Node ${version}, since this is ${process.versions.node}`);
    // Its script brings the program for this machine; newer npms run it only where they are told to.
    const own = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
    mkdirSync(ownNode, { recursive: true });
    writeFileSync(join(ownNode, "package.json"), JSON.stringify(own));
    await runNpm(["install", "--prefix", ownNode, "--no-audit", "--no-fund", "--loglevel=error"]);
    progress.end("node", `Node ${version} is installed`);
}

/** Runs npm; where it fails, what it has said is shown, and this process ends. */
async function runNpm(given) {
    const [command, args, options] = npm(given);
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (log += piece));
    const status = await new Promise((resolve) => {
        child.on("error", ({ message }) => {
            log += message;
            resolve(1);
        });
        child.on("close", resolve);
    });
    if (status === 0) return;
    console.error(
        `\n${log.trim()}\nnpm ${given[0]} failed: see above. Is there a network, and is this folder writable?`,
    );
    process.exit(1);
}
