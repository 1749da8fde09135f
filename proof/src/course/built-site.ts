/** The site as it is built from what is in this repository now, and a browser that reads it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium } from "playwright-core";
import { runBuild } from "../../../site/build/run-build.ts";
import { staticHost } from "../../../site/test/static-host.ts";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { root } from "../root.ts";

export type BuiltSite = {
    /** A context of the browser, in which nothing of other pages is. */
    readonly context: () => Promise<BrowserContext>;
    readonly close: () => Promise<void>;
};

const dist = join(root, "site", "dist");

/**
 * Serves the site, which is built where that was not done since a source of it has changed, and starts a browser.
 * @throws Error where it cannot be built, or there is no browser
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
