/** The site, built from the current sources, and a browser to open it in. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium } from "playwright-core";
import { runBuild } from "../../../site/build/run-build.ts";
import { staticHost } from "../../../site/test/static-host.ts";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { root } from "../root.ts";

export type BuiltSite = {
    /** Opens a fresh browser context. */
    readonly context: () => Promise<BrowserContext>;
    readonly close: () => Promise<void>;
};

const dist = join(root, "site", "dist");

/**
 * Builds the site if its sources have changed, serves it, and starts a browser.
 * @throws Error if the build fails or there is no browser
 */
export async function openBuiltSite(): Promise<BuiltSite> {
    await runBuild();
    const host = await staticHost(pathToFileURL(`${dist}/`));
    const browser = await chromium.launch(chromiumOptions());
    return {
        context: () => browser.newContext({ baseURL: host.origin, serviceWorkers: "block" }),
        close: async () => {
            await browser.close();
            await host.stop();
        },
    };
}
