import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

const address = "/gu/course/chapter0/1";

describe("the confirmation of a copy", () => {
    /** Opens a page with a paused clock, and finds a command on it. */
    const open = async (page: Page) => {
        await page.clock.install({ time: 0 });
        await page.goto(address);
        await page.clock.pauseAt(60_000);
        const block = page.locator("figure[data-kind=sh]").first();
        return { button: block.locator("[data-copy]"), confirmation: block.getByRole("status") };
    };

    test("shows for one second", async ({ page }) => {
        const { button, confirmation } = await open(page);
        await expect.poll(() => confirmation.isVisible()).toBe(false);
        await button.click();
        await confirmation.filter({ visible: true }).waitFor();
        await expect.poll(() => confirmation.innerText()).toBe("Copy થઈ ગયું");
        await page.clock.runFor(999);
        await expect.poll(() => confirmation.isVisible()).toBe(true);
        await page.clock.runFor(1);
        await expect.poll(() => confirmation.isVisible()).toBe(false);
    });

    test("shows for a second anew after a second press", async ({ page }) => {
        const { button, confirmation } = await open(page);
        await button.click();
        await confirmation.filter({ visible: true }).waitFor();
        await page.clock.runFor(600);
        await button.click();
        await page.evaluate(() => navigator.clipboard.readText());
        await page.clock.runFor(999);
        await expect.poll(() => confirmation.isVisible()).toBe(true);
        await page.clock.runFor(1);
        await expect.poll(() => confirmation.isVisible()).toBe(false);
    });
});

describe("where the browser gives no clipboard", () => {
    test("the older way copies", async ({ page }) => {
        await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
        await page.goto(address);
        const block = page.locator("figure[data-kind=sh]").first();
        await block.locator("[data-copy]").click();
        await expect.poll(() => block.getByRole("status").innerText()).toBe("Copy થઈ ગયું");
    });

    test("and no older way, the code is left selected, with advice", async ({ page }) => {
        await page.addInitScript(() => {
            Object.defineProperty(navigator, "clipboard", { value: undefined });
            document.execCommand = () => false;
        });
        await page.goto(address);
        const block = page.locator("figure[data-kind=sh]").first();
        await block.locator("[data-copy]").click();
        await expect.poll(() => block.getByRole("status").innerText()).toContain("Ctrl+C");
        await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe("python --version");
    });
});
