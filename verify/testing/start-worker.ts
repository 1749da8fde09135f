/**
 * Runs a module in workerd, without its compatibility flag for Node: only web standards are there. Miniflare, which starts it,
 * is a fifth of all packages' bytes, so it is installed when the first test needs it.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackages, listedVersion } from "../proof/src/libraries.ts";

/** What we use of Miniflare. */
type Worker = {
    readonly ready: Promise<unknown>;
    readonly dispatchFetch: (url: string, init?: RequestInit) => Promise<Response>;
    readonly dispose: () => Promise<void>;
};

const folder = join(import.meta.dirname, "../../node_modules/.cache/callsheet/workerd");

/** @param contents an ES module @throws Error if npm cannot install Miniflare */
export async function startWorker(contents: string): Promise<Worker> {
    const failure = installPackages(folder, [`miniflare@${listedVersion("js", "miniflare")}`], false);
    if (failure !== undefined) throw new Error(`npm could not install Miniflare: ${failure}`);
    const main = pathToFileURL(join(folder, "node_modules/miniflare/dist/src/index.js"));
    const { Miniflare } = await import(main.href);
    const worker: Worker = new Miniflare({
        modules: [{ type: "ESModule", path: "worker.js", contents }],
        compatibilityDate: "2026-01-01",
        // Otherwise Miniflare would fetch this data from the network.
        cf: false,
    });
    await worker.ready;
    return worker;
}
