/** The site, built from the current sources, and a browser to open it in. */
import { type BrowserContext, chromium } from "playwright-core";
import { runBuild } from "../../../site/build/run-build.ts";
import { serveSite } from "../../../site/build/serve-site.ts";
import { chromiumOptions } from "../../../testing/chromium.ts";

export type BuiltSite = {
    /** Opens a fresh browser context. */
    readonly context: () => Promise<BrowserContext>;
    readonly close: () => Promise<void>;
};

/**
 * Builds the site if its sources have changed, serves it, and starts a browser.
 * @throws Error if the build fails or there is no browser
 */
export async function openBuiltSite(): Promise<BuiltSite> {
    await runBuild();
    const { address, stop } = await serveSite();
    const browser = await chromium.launch(chromiumOptions());
    return {
        context: () => browser.newContext({ baseURL: address, serviceWorkers: "block" }),
        close: async () => {
            await browser.close();
            await stop();
        },
    };
}
