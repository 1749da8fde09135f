/** A test on a small phone, in Gujarati, which opens the built site on a host that can be out of reach. */
import type { BrowserContext } from "playwright-core";
import { hangTimeout } from "../../verify/testing/hang-timeout.ts";
import { test as base } from "./browser.ts";
import { type StaticHost, staticHost } from "./static-host.ts";

export const test = base
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
    .extend("host", async ({}, { onCleanup }): Promise<StaticHost> => {
        const host = await staticHost(new URL("../dist/", import.meta.url));
        onCleanup(host.stop);
        return host;
    })
    // Its service worker may keep everything, unlike that of `page`.
    .extend("phone", async ({ browser, host }, { onCleanup }): Promise<BrowserContext> => {
        const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale: "gu" };
        const context = await browser.newContext({ baseURL: host.named, ...phone });
        onCleanup(() => context.close());
        context.setDefaultTimeout(hangTimeout);
        return context;
    });
