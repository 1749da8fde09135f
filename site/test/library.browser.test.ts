/** The pages of the library: links in signatures, and signatures that fit a phone. */
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

test("the library leads from the index to a function, and from its signature to a type", async ({ page }) => {
    await page.goto("/gu/library");
    await page.locator(".api-names a", { hasText: /^startSandbox\(\)$/ }).click();
    await page.waitForURL("/gu/library/sandbox#startSandbox");
    await page.locator("#startSandbox ~ .signature a", { hasText: "SandboxOptions" }).click();
    await page.waitForURL("/gu/library/sandbox#SandboxOptions");
    await expect.poll(() => page.locator("#SandboxOptions").isVisible()).toBe(true);
});

describe("on a phone", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 780 } });

    test("the library has nothing but programs and tables to scroll sideways for", async ({ page }) => {
        const places = ["library", "library/client", "library/calling/conversational", "library/wire"];
        for (const place of [...places, "command-line", "sandbox", "matrix"]) {
            await page.goto(`/gu/${place}`);
            const wide = await page.evaluate(() =>
                [...document.querySelectorAll(".signature, .api-fields, .api-names, html")]
                    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                    .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 60)}`),
            );
            expect(wide, place).toEqual([]);
        }
    });
});
