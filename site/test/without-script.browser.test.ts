/** The pages as they are where no script runs. */
import { describe, expect } from "vitest";
import { languages } from "../src/languages.ts";
import { test } from "./browser.ts";

describe.each(languages)("without a script, in %s,", (language) => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("the chapter reads, and shows nothing that does not work", async ({ page }) => {
        await page.goto(`/${language}/course/chapter0/1`);
        expect(await page.locator("#installing-dependencies").isVisible()).toBe(true);
        expect(await page.locator(".prose > figure pre").first().innerText()).toBe("!pip install transformers");
        expect(await page.locator("button").filter({ visible: true }).count()).toBe(0);
    });

    test("the language still switches", async ({ page }) => {
        const other = language === "gu" ? "en" : "gu";
        await page.goto(`/${language}/course/chapter0/1`);
        await page.locator(`header a[hreflang=${other}]`).click();
        await page.waitForURL(`/${other}/course/chapter0/1`);
    });

    test("the proof reads", async ({ page }) => {
        await page.goto(`/${language}/proof`);
        expect(await page.locator("#clients + .table tbody tr").count()).toBeGreaterThan(5);
    });

    test("the generator shows one whole snippet, and what more takes", async ({ page }) => {
        await page.goto(`/${language}/snippets`);
        expect(await page.locator("pre").innerText()).toContain("from huggingface_hub import InferenceClient");
        expect(await page.locator(".needs-no-script").isVisible()).toBe(true);
        expect(await page.locator("button, input, select, textarea").filter({ visible: true }).count()).toBe(0);
    });
});
