/** A test with a page of the site, which fails when the page complains or asks for anything beyond this machine. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { layOutAll } from "./lay-out-all.ts";
import { patience } from "./patience.ts";

/**
 * The browser of the tests. It knows no host but this machine, so that a page that asks anybody else fails to; to have
 * every request pass through the test instead takes a fifth of the time of a visit.
 */
export const launchBrowser = (env?: Record<string, string>): Promise<Browser> => {
    const { args, ...options } = chromiumOptions();
    const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";
    return chromium.launch({ ...options, args: [...args, alone], ...(env && { env: { ...process.env, ...env } }) });
};

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
    context.setDefaultTimeout(patience);
    await layOutAll(context);
    context.on("requestfailed", (request) => {
        // What the page's own policy stops was never sent, and what a test stops is its own affair.
        if (/ERR_(?:NAME_NOT_RESOLVED|CONNECTION_REFUSED|UNSAFE_PORT)/.test(request.failure()?.errorText ?? "")) {
            complaints.push(`asked for ${request.url()}`);
        }
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
    .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
        const browser = await launchBrowser();
        onCleanup(() => browser.close());
        return browser;
    })
    // How the page is opened; a group of tests says what it needs by `test.override`, in its `describe`: outside, it would
    // be said for all files that the worker runs afterwards.
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
