/** The pages without JavaScript. */
import { describe, expect } from "vitest";
import { languages } from "../src/languages.ts";
import { test } from "./browser.ts";

describe.each(languages)("without a script, in %s,", (language) => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("the chapter reads, and shows nothing that does not work", async ({ page }) => {
        await page.goto(`/${language}/course/chapter0/1`);
        await expect.poll(() => page.locator("#installing-dependencies").isVisible()).toBe(true);
        await expect
            .poll(() => page.locator(".prose > figure pre").first().innerText())
            .toBe("!pip install transformers");
        await expect.poll(() => page.locator("button").filter({ visible: true }).count()).toBe(0);
    });

    test("the language still switches", async ({ page }) => {
        const other = language === "gu" ? "en" : "gu";
        await page.goto(`/${language}/course/chapter0/1`);
        await page.locator(`header a[hreflang=${other}]`).click();
        await page.waitForURL(`/${other}/course/chapter0/1`);
    });

    test("the proof reads", async ({ page }) => {
        await page.goto(`/${language}/proof`);
        await expect.poll(() => page.locator("#clients + .table tbody tr").count()).toBeGreaterThan(5);
    });

    test("the generator shows one whole snippet, and what more takes", async ({ page }) => {
        await page.goto(`/${language}/snippets`);
        await expect
            .poll(() => page.locator("pre").innerText())
            .toContain("from huggingface_hub import InferenceClient");
        await expect.poll(() => page.locator("noscript p").isVisible()).toBe(true);
        await expect
            .poll(() => page.locator("button, input, select, textarea").filter({ visible: true }).count())
            .toBe(0);
    });
});
