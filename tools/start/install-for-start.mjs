// Installs only the packages that `npm start` needs: tests and publishing need twice as many.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingPackages, npm, ownNode, rememberPackages, root } from "../install.mjs";
import { showProgress } from "../progress.mjs";

const names = process.platform === "win32" ? ["node.exe", "node"] : ["node"];
const nodeIn = (folder) => names.map((name) => join(folder, "node_modules", "node", "bin", name)).find(existsSync);

/**
 * Installs the npm packages, and a Node that can run the sources, as needed.
 * @returns {Promise<string>} the path of Node
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

/** Whether a version of Node can run TypeScript sources. Exported for its test. @param {string} version `22.18.0` */
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

/** Installs Node in a separate folder, because npm would remove it from the packages. */
async function installNode(progress) {
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const version = devDependencies.node;
    progress.begin("node", `Installing Node ${version}, since this is ${process.versions.node}`);
    // Its install script downloads the binary for this machine. Newer versions of npm run it only if allowed.
    const own = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
    mkdirSync(ownNode, { recursive: true });
    writeFileSync(join(ownNode, "package.json"), JSON.stringify(own));
    await runNpm(["install", "--prefix", ownNode, "--no-audit", "--no-fund", "--loglevel=error"]);
    progress.end("node", `Node ${version} is installed`);
}

/** Runs npm quietly. If it fails, prints its output and exits. */
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
