/** What can be measured of how a page looks when it is not as it is loaded: what every page is held to, `visit` sees. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";
import { faintTexts } from "./contrast.ts";
import { narrowWidths, sticksOut } from "./fits.ts";

async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    // The code is that of the address once the page is alive.
    if (address.includes("/snippets")) await alive(page);
}

/** The generator says what it does not understand of an address. */
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
            await expect.poll(() => page.evaluate(sticksOut, width), { message: `at ${width}` }).toEqual([]);
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

    test.for(["/gu", "/gu/course/chapter0/1", "/gu/snippets", "/gu/models"])(
        "%s does not move",
        async (address, { page }) => {
            await open(page, address);
            await expect.poll(() => page.evaluate(moving)).toEqual([]);
        },
    );
});
