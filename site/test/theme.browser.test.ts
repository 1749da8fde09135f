import { describe, expect } from "vitest";
import { test } from "./browser.ts";

const address = "/gu/course/chapter0/1";
const background = () => getComputedStyle(document.documentElement).backgroundColor;
const light = "rgb(252, 252, 249)";
const dark = "rgb(19, 23, 22)";

test("the theme is the system's until the reader chooses", async ({ page }) => {
    await page.goto(address);
    const button = page.locator("[data-theme-switch]");
    await expect.poll(() => page.evaluate(background)).toBe(light);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");

    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => page.evaluate(background)).toBe(dark);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
});

test("a chosen theme stays, from the first paint of the next page", async ({ page }) => {
    await page.goto(address);
    await page.locator("[data-theme-switch]").click();
    await expect.poll(() => page.evaluate(background)).toBe(dark);

    await page.goto("/en/snippets", { waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.waitForLoadState();
    await expect.poll(() => page.evaluate(background)).toBe(dark);
});

test("choosing what the system says is following it again", async ({ page }) => {
    await page.goto(address);
    const button = page.locator("[data-theme-switch]");
    await button.click();
    await button.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => page.evaluate(background)).toBe(dark);
});

describe("where the browser keeps nothing", () => {
    test("the theme still switches", async ({ page }) => {
        await page.addInitScript(() => {
            Object.defineProperty(window, "localStorage", {
                get() {
                    throw new DOMException("Access is denied for this document.", "SecurityError");
                },
            });
        });
        await page.goto(address);
        await page.locator("[data-theme-switch]").click();
        await expect.poll(() => page.evaluate(background)).toBe(dark);
    });
});
