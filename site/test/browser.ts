/** A test with a page of the site, which fails when the page complains or asks for anything beyond this machine. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { chromiumOptions } from "../../scripts/chromium.ts";

/**
 * A page with nothing in its cache, in a context of its own, which is to be closed.
 * @param complaints gets what the page complains of, and where it wanted to go
 */
export async function openPage(browser: Browser, options: BrowserContextOptions, complaints: string[]): Promise<Page> {
    const origin = inject("origin");
    const context = await browser.newContext({
        baseURL: origin,
        permissions: ["clipboard-read", "clipboard-write"],
        viewport: { width: 1280, height: 800 },
        // Each test would have all of it fetched to be kept; the tests of what is kept let it.
        serviceWorkers: "block",
        ...options,
    });
    await context.route("**", (route) => {
        if (route.request().url().startsWith(`${origin}/`)) return route.continue();
        complaints.push(`asked for ${route.request().url()}`);
        return route.abort();
    });
    const page = await context.newPage();
    page.on("console", (message) => {
        // So says Playwright.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    return page;
}

export const test = base
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
    .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
        const browser = await chromium.launch(chromiumOptions());
        onCleanup(() => browser.close());
        return browser;
    })
    // How the page is opened; a group of tests says what it needs by `test.override`.
    .extend("browserOptions", (): BrowserContextOptions => ({}))
    // What the page has complained of, and where it wanted to go; a test that provokes it takes it out.
    .extend("complaints", (): string[] => [])
    .extend("page", async ({ browser, browserOptions, complaints }, { onCleanup }) => {
        const page = await openPage(browser, browserOptions, complaints);
        onCleanup(async () => {
            await page.context().close();
            expect(complaints).toEqual([]);
        });
        return page;
    });
