/** The pages without JavaScript. */
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

describe("without a script", () => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("the chapter reads, shows nothing that does not work, and its language switches", async ({ page }) => {
        await page.goto("/gu/course/chapter0/1");
        await expect.poll(() => page.locator("#installing-dependencies").isVisible()).toBe(true);
        await expect
            .poll(() => page.locator(".prose > figure pre").first().innerText())
            .toBe("!pip install transformers");
        await expect.poll(() => page.locator("button").filter({ visible: true }).count()).toBe(0);
        await page.locator("header a[hreflang=en]").click();
        await page.waitForURL("/en/course/chapter0/1");
    });

    test("the proof reads", async ({ page }) => {
        await page.goto("/gu/proof");
        await expect.poll(() => page.locator("#clients + .table tbody tr").count()).toBeGreaterThan(5);
    });

    test("the generator shows one whole snippet, and what more takes", async ({ page }) => {
        await page.goto("/gu/snippets");
        await expect
            .poll(() => page.locator("pre").innerText())
            .toContain("from huggingface_hub import InferenceClient");
        await expect.poll(() => page.locator("noscript p").isVisible()).toBe(true);
        await expect
            .poll(() => page.locator("button, input, select, textarea").filter({ visible: true }).count())
            .toBe(0);
    });
});
