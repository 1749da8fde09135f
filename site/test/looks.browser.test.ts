/** What can be measured of how the pages look: that they fit, however narrow or enlarged, and that their words stand out. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";
import { faintTexts } from "./contrast.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";

/** The generator says what it does not understand of an address. */
const besides = ["/gu/snippets?task=dancing&model=a/b/c&temperature=hot", "/en/snippets?language=js&client=callsheet"];
const addresses = [...aPageOfEveryKind.map(({ address }) => address), ...besides];

/** A small phone; a phone, or a screen of 1440 pixels at 400 %; a screen of 1280 at 200 %. */
const widths = [320, 360, 640];

async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    // The code is that of the address once the page is alive.
    if (address.includes("/snippets")) await alive(page);
}

/** What sticks out of the page, where something does. */
const tooWide = (width: number): string[] =>
    document.documentElement.scrollWidth <= width
        ? []
        : [...document.querySelectorAll("body *")]
              .filter((element) => element.getBoundingClientRect().right > width + 1)
              .map((element) => `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 40)}`)
              .slice(0, 5)
              .concat(`${document.documentElement.scrollWidth} wide`);

test.for(addresses)("%s fits a phone, a small one, and a screen at 200 %", async (address, { page }) => {
    await open(page, address);
    for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(tooWide, width), `at ${width}`).toEqual([]);
        expect(await page.locator("h1").first().isVisible()).toBe(true);
    }
});

// Colours are the same in every language.
const inGujarati = addresses.filter((address) => !address.startsWith("/en"));

test.for(inGujarati)("%s is legible in either theme", async (address, { page }) => {
    await open(page, address);
    for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(faintTexts), colorScheme).toEqual([]);
    }
});

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
            expect(await page.evaluate(moving)).toEqual([]);
        },
    );
});
