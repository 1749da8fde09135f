/** Installs into bench/node_modules what is measured: the locked peers, and our packages as they are published. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(import.meta.dirname, "node_modules");

/** The names of our published packages, and their folders in the output of `npm run pack`. */
export const packages = {
    "@callsheet/inference": "inference",
    "@callsheet/catalogue": "catalogue",
    "@callsheet/snippets": "snippets",
    "@callsheet/sandbox": "sandbox",
    callsheet: "cli",
};

export const installPeers = (): void =>
    installOnce(import.meta.dirname, "the peers", ["ci", "--ignore-scripts"], ["package-lock.json"]);

/** Runs npm in a folder, unless the files that decide what it installs are unchanged since the last time. */
export function installOnce(
    folder: string,
    what: string,
    command: readonly string[],
    decidedBy: readonly string[],
): void {
    const inputs = decidedBy.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    const stamp = join(folder, "node_modules", ".callsheet-installed");
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
    console.log(`Installing ${what}…`);
    run("npm", [...command, "--no-audit", "--no-fund", "--loglevel=error"], folder);
    writeFileSync(stamp, inputs);
}

/** @param pack whether to pack them first; otherwise installs the last packed ones */
export function installPackages({ pack }: { readonly pack: boolean }): void {
    if (pack || !existsSync(join(root, "packed"))) run("npm", ["run", "--silent", "pack"], root);
    for (const [name, folder] of Object.entries(packages)) {
        const target = join(modules, name);
        rmSync(target, { recursive: true, force: true });
        // Copied, because Node follows a link and would resolve its imports from the workspace.
        cpSync(join(root, "packed", folder), target, { recursive: true });
        // Dependencies that npm could not hoist to the workspace's root.
        const own = join(root, "packages", folder, "node_modules");
        if (existsSync(own)) cpSync(own, join(target, "node_modules"), { recursive: true, verbatimSymlinks: true });
    }
}

/** Runs a command to its end. @returns the milliseconds that it took @throws Error if it fails */
export function run(command: string, options: readonly string[], cwd: string): number {
    const began = performance.now();
    const { status, error } = spawnSync(command, options, { cwd, stdio: ["ignore", "ignore", "inherit"] });
    if (error) throw error;
    if (status !== 0) throw new Error(`${command} ${options.join(" ")} ended with ${status}.`);
    return performance.now() - began;
}
