/** The site below a base path, on a plain static host. */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { runBuild } from "../build/run-build.ts";
import { builtPages } from "./built-pages.ts";
import { crawl } from "./crawl.ts";
import { staticHost } from "./static-host.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const site = new URL("https://example.org/some/path");
const folder = new URL("output/sub-path/", import.meta.url);

beforeAll(async () => {
    await runBuild({ outDir: fileURLToPath(folder), env: { CALLSHEET_SITE: site.href } });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("every link, image, letter, script and style is there, and none leaves the path", () => {
    const { followed, broken } = crawl(folder, site);
    expect(followed).toBeGreaterThan(builtPages.length * 10);
    expect(broken).toEqual([]);
});

test("the pages work there, and keep working without a network", async () => {
    const host = await staticHost(folder, site.pathname);
    const browser = await chromium.launch(chromiumOptions());
    const context = await browser.newContext({ baseURL: host.named });
    const complaints: string[] = [];
    const page = await context.newPage();
    page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
    });
    page.on("requestfailed", (request) => complaints.push(request.url()));
    page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    try {
        await page.goto(`${site.pathname}/gu/course/chapter0/1`);
        await page.locator('main a[href$="/gu/snippets"]').first().click();
        await waitForHydration(page);
        await expect.poll(() => new URL(page.url()).pathname).toBe(`${site.pathname}/gu/snippets`);
        await page.evaluate(() => navigator.serviceWorker.ready);
        host.reach(false);
        await page.goto(`${site.pathname}/gu/snippets?task=table-question-answering`);
        await waitForHydration(page);
        await expect
            .poll(() => page.locator(".callsheet-result pre").innerText())
            .toContain("table_question_answering");
        expect(complaints).toEqual([]);
    } finally {
        await browser.close();
        await host.stop();
    }
});
