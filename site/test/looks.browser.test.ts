/** What can be measured of how the pages look: that they fit a phone, and that their words stand out from the paper. */
import { describe, expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";
import { faintTexts } from "./contrast.ts";

const pages = [
    "/",
    "/404",
    "/gu/course/chapter0/1",
    "/en/course/chapter0/1",
    "/gu/snippets?task=dancing&model=a/b/c&temperature=hot",
    "/en/snippets?language=js&client=callsheet",
    "/gu/proof",
    "/en/proof",
];

describe.each(pages)("%s", (address) => {
    test("fits a phone without scrolling sideways", async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.setViewportSize({ width: 320, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test.for(["light", "dark"] as const)("is legible in the %s theme", async (colorScheme, { page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        // The code is that of the address once the page is alive.
        if (address.includes("snippets")) await alive(page);
        expect(await page.evaluate(faintTexts)).toEqual([]);
    });
});
