/** A test with a page of the site. It fails if the page logs a problem or sends a request beyond this machine. */
import type { Sandbox } from "@callsheet/sandbox";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { hangTimeout } from "../../verify/testing/hang-timeout.ts";

/**
 * Launches the tests' browser. It resolves only this machine's hosts, so requests to any other fail. Intercepting all
 * requests instead would take a fifth of the time of a visit.
 */
export const launchBrowser = (env?: Record<string, string>): Promise<Browser> => {
    const { args, ...options } = chromiumOptions();
    const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";
    // A camera that shows a moving picture, and a microphone that beeps, which every page may use.
    const devices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
    return chromium.launch({
        ...options,
        args: [...args, alone, ...devices],
        ...(env && { env: { ...process.env, ...env } }),
    });
};

/**
 * Opens a page in a new context with an empty cache. The caller closes the context.
 * @param complaints collects the page's errors and warnings, and its requests to other hosts
 */
export async function openPage(browser: Browser, options: BrowserContextOptions, complaints: string[]): Promise<Page> {
    const origin = inject("origin");
    const context = await browser.newContext({
        baseURL: origin,
        permissions: ["clipboard-read", "clipboard-write"],
        viewport: { width: 1280, height: 800 },
        // In each test the service worker would precache everything. Tests of the worker allow it.
        serviceWorkers: "block",
        ...options,
    });
    context.setDefaultTimeout(hangTimeout);
    await layOutAll(context);
    context.on("requestfailed", (request) => {
        // Only failures to reach a host: requests that the page's policy or a test blocks were never sent.
        if (/ERR_(?:NAME_NOT_RESOLVED|CONNECTION_REFUSED|UNSAFE_PORT)/.test(request.failure()?.errorText ?? "")) {
            complaints.push(`asked for ${request.url()}`);
        }
    });
    const page = await context.newPage();
    page.on("console", (message) => {
        // Logged by Playwright, because of the `serviceWorkers` option.
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
    // Options for opening the page. A group of tests sets them with `test.override` inside its `describe`: outside,
    // they would apply to all files that the worker runs afterwards.
    .extend("browserOptions", (): BrowserContextOptions => ({}))
    // The page's errors, warnings and requests to other hosts. A test that provokes some removes them.
    .extend("complaints", (): string[] => [])
    .extend("page", async ({ browser, browserOptions, complaints }, { onCleanup }) => {
        const page = await openPage(browser, browserOptions, complaints);
        onCleanup(async () => {
            await page.context().close();
            expect(complaints).toEqual([]);
        });
        return page;
    });

/**
 * Makes pages lay out everything at once, not only the first screen (see `styles/content-visibility.css`): tests could
 * not read text that is not laid out.
 */
const layOutAll = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets.push(sheet);
    });

/** Waits until the page's first island is hydrated. */
export const waitForHydration = (page: Page): Promise<void> =>
    page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });

/** Has a sandbox stand in for the Hub. */
export const playHub = (page: Page, sandbox: Sandbox): Promise<unknown> =>
    page.route(/^https:\/\/(?:router\.)?huggingface\.co\//, async (route) => {
        const response = await sandbox.fetch(route.request().url());
        const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
        await route.fulfill({ status: response.status, headers, body: await response.text() });
    });
