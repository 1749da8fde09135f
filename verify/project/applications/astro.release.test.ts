// @needs chromium
/** New applications of Astro: one with the plugin for Markdown, and one with the components and the example's page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { root } from "../../testing/packed-project.ts";
import { astro, astroWithReact } from "./applications.ts";
import { buildApplication, coloursOfCode, makeApplication, openAndLook, timeout } from "./make-application.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

test("a tagged block of Markdown is filled and coloured", { timeout }, async () => {
    const folder = await makeApplication(astro);
    const { page } = await openAndLook(browser, await buildApplication(astro, folder), "/speech/");
    const code = page.locator("pre[data-language=python]");
    expect(await code.innerText()).toContain("client.automatic_speech_recognition(");
    expect(await code.locator("span[style*=color]").count()).toBeGreaterThan(5);
});

test("components are text, but for the tabs and the copy button", { timeout }, async () => {
    const folder = await makeApplication(astroWithReact);
    const config = "astro.config.mjs";
    const ofExample = readFileSync(join(root, "examples/react-astro", config), "utf8");
    expect(readFileSync(join(folder, config), "utf8")).toBe(`// ${config}\n${ofExample}`);
    const output = await buildApplication(astroWithReact, folder);
    for (const path of ["/call/", "/"]) {
        const { page } = await openAndLook(browser, output, path);
        // Its copy button shows that the island works.
        await page.getByRole("tabpanel").getByRole("button", { name: "Copy" }).waitFor();
        await page.getByRole("tab", { name: "curl" }).click();
        await expect
            .poll(() => page.getByRole("tabpanel").innerText())
            .toContain("curl 'https://router.huggingface.co");
        expect(await page.getByRole("group").first().innerText()).toContain('model="black-forest-labs/FLUX.1-dev"');
        expect(new Set(await coloursOfCode(page)).size).toBe(3);
    }
});
