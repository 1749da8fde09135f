import type { Page } from "playwright-core";

/** Waits until the page's island answers. */
export const alive = (page: Page): Promise<void> =>
    page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
