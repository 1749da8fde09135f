/**
 * Runs a module in workerd, without its compatibility flag for Node: only web standards are there. Miniflare, which starts it,
 * is a fifth of all packages' bytes, so it is installed when the first test needs it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const version = "4.20260730.0";
const cache = join(import.meta.dirname, "../../node_modules/.cache/callsheet");
const folder = join(cache, `miniflare-${version}`);
const main = join(folder, "node_modules/miniflare/dist/src/index.js");

/** What we use of Miniflare. */
type Worker = {
    readonly ready: Promise<unknown>;
    readonly dispatchFetch: (url: string, init?: RequestInit) => Promise<Response>;
    readonly dispose: () => Promise<void>;
};

/** @param contents an ES module @throws Error if npm cannot install Miniflare */
export async function startWorker(contents: string): Promise<Worker> {
    if (!existsSync(folder)) installMiniflare();
    const { Miniflare } = await import(pathToFileURL(main).href);
    const worker: Worker = new Miniflare({
        modules: [{ type: "ESModule", path: "worker.js", contents }],
        compatibilityDate: "2026-01-01",
        // Otherwise Miniflare would fetch this data from the network.
        cf: false,
    });
    await worker.ready;
    return worker;
}

/** Installs it beside its place, and moves it there whole: several test files may begin at once. */
function installMiniflare(): void {
    mkdirSync(cache, { recursive: true });
    const aside = mkdtempSync(join(cache, "installing-"));
    const quiet = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    try {
        execFileSync("npm", ["install", "--prefix", aside, ...quiet, `miniflare@${version}`]);
        renameSync(aside, folder);
    } catch (error) {
        rmSync(aside, { recursive: true, force: true });
        // Another file was faster.
        if (!existsSync(folder)) throw error;
    }
}
