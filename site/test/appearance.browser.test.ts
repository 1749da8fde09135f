/** Layout and contrast of pages in states that `describe-pages` does not visit, such as invalid queries. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";
import { faintTexts } from "./contrast.ts";
import { narrowWidths, overflowingElements } from "./overflow.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    // The code matches the URL only after hydration.
    if (address.includes("/snippets")) await waitForHydration(page);
}

/** With an invalid query the generator shows problems. */
const addresses = [
    "/gu/snippets?task=dancing&model=a/b/c&temperature=hot",
    "/en/snippets?language=js&client=callsheet",
];

test.for(addresses)(
    "%s fits a phone, a small one, and a screen at 200 %, and is legible",
    async (address, { page }) => {
        await open(page, address);
        for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            await expect.poll(() => page.evaluate(faintTexts), { message: colorScheme }).toEqual([]);
        }
        for (const width of narrowWidths) {
            await page.setViewportSize({ width, height: 740 });
            await expect.poll(() => page.evaluate(overflowingElements, width), { message: `at ${width}` }).toEqual([]);
            await expect.poll(() => page.locator("h1").first().isVisible()).toBe(true);
        }
    },
);

describe("for who wants less motion", () => {
    test.override("browserOptions", { reducedMotion: "reduce" });

    const moving = (): string[] =>
        [document.documentElement, ...document.querySelectorAll("body, body *")]
            .filter((element) => {
                const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
                const lasts = transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0.001);
                return lasts || animationName !== "none" || scrollBehavior === "smooth";
            })
            .map((element) => `${element.localName}.${element.className}`);

    test("no page moves", async ({ page }) => {
        for (const address of ["/gu", "/gu/course/chapter0/1", "/gu/snippets", "/gu/models"]) {
            await open(page, address);
            await expect.poll(() => page.evaluate(moving), { message: address }).toEqual([]);
        }
    });
});
