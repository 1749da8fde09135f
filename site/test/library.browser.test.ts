/** The pages of the library: links in signatures, and signatures that fit a phone. */
import { describe, expect } from "vitest";
import { languages } from "../src/languages.ts";
import { test } from "./browser.ts";

describe.each(languages)("the library in %s", (language) => {
    test("leads from the index to a function, and from its signature to a type", async ({ page }) => {
        await page.goto(`/${language}/library`);
        await page.locator(".api-names a", { hasText: /^startSandbox\(\)$/ }).click();
        await page.waitForURL(`/${language}/library/sandbox#startSandbox`);
        await page.locator("#startSandbox ~ .signature a", { hasText: "SandboxOptions" }).click();
        await page.waitForURL(`/${language}/library/sandbox#SandboxOptions`);
        await expect.poll(() => page.locator("#SandboxOptions").isVisible()).toBe(true);
    });
});

describe.each(languages)("on a phone, in %s", (language) => {
    test.override("browserOptions", { viewport: { width: 360, height: 780 } });

    test.for([
        "library",
        "library/client",
        "library/calling/conversational",
        "library/wire",
        "command-line",
        "sandbox",
        "matrix",
    ])("%s has nothing but programs and tables to scroll sideways for", async (place, { page }) => {
        await page.goto(`/${language}/${place}`);
        const wide = await page.evaluate(() =>
            [...document.querySelectorAll(".signature, .api-fields, .api-names, html")]
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 60)}`),
        );
        expect(wide).toEqual([]);
    });
});
