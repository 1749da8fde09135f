import type { Page } from "playwright-core";

/** Waits until the page's first island is hydrated. */
export const waitForHydration = (page: Page): Promise<void> =>
    page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
