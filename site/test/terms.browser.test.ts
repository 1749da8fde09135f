/** The glossary terms of a chapter: each links to its meaning, and shows it in place. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";
import { axeFindings } from "./page-checks.ts";

const chapter = "course/chapter1/1";
const link = (page: Page) => page.locator("a[data-term][href='#term-provider']");
const meaning = (page: Page) => page.locator("#term-meaning");
const row = (page: Page) => page.locator("#term-provider");

/** The term's meaning in the list at the end, as plain text. */
const meaningInList = (page: Page): Promise<string> => row(page).locator("dd").last().innerText();

describe("a term", () => {
    test("is marked once, and stands in the list at the end, which leads to the glossary", async ({ page }) => {
        await page.goto(`/gu/${chapter}`);
        const marked = await page
            .locator("a[data-term]")
            .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
        const listed = await page
            .locator(".chapter-terms dl > div")
            .evaluateAll((all) => all.map(({ id }) => `#${id}`));
        expect(marked.length).toBeGreaterThan(10);
        expect(listed).toEqual(marked);
        await row(page).locator("a").click();
        await page.waitForURL("/gu/glossary#term-provider");
        await expect.poll(() => page.locator("h3#term-provider").isVisible()).toBe(true);
    });

    test("shows its meaning under the pointer, which may go there, until it leaves or Escape is pressed", async ({
        page,
    }) => {
        await page.clock.install();
        await page.goto(`/en/${chapter}`);
        await link(page).hover();
        await expect.poll(() => meaning(page).innerText()).toContain(await meaningInList(page));
        await meaning(page).hover();
        await page.clock.runFor(400);
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        await page.locator("h1").hover();
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
        await link(page).hover();
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        await page.keyboard.press("Escape");
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
    });

    test("shows its meaning to the keyboard, tells it to who listens, and holds no focus", async ({ page }) => {
        await page.goto(`/gu/${chapter}`);
        await page.locator("a[data-term][href='#term-hosted']").focus();
        await page.keyboard.press("Tab");
        await expect.poll(() => link(page).evaluate((one) => one === document.activeElement)).toBe(true);
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        await expect.poll(() => link(page).getAttribute("aria-describedby")).toBe("term-meaning");
        await expect.poll(async () => (await axeFindings(page)).faults).toEqual([]);
        await page.keyboard.press("Escape");
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
        await expect.poll(() => link(page).evaluate((one) => one === document.activeElement)).toBe(true);
        await page.keyboard.press("Tab");
        await expect.poll(() => link(page).evaluate((one) => one === document.activeElement)).toBe(false);
        await page.keyboard.press("Shift+Tab");
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        await page.keyboard.press("Enter");
        await expect.poll(() => new URL(page.url()).hash).toBe("#term-provider");
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
    });
});

describe("on a phone", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("a tap shows the meaning at the foot of the screen, the next follows the link", async ({ page }) => {
        await page.goto(`/gu/${chapter}`);
        await link(page).tap();
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        expect(new URL(page.url()).hash).toBe("");
        const box = await meaning(page).boundingBox();
        expect(box).toMatchObject({ x: 0, width: 360 });
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
        // The meaning does not cover the link.
        const linkBox = await link(page).boundingBox();
        expect((linkBox?.y ?? 740) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
        await link(page).tap();
        await expect.poll(() => new URL(page.url()).hash).toBe("#term-provider");
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
    });

    test("a tap elsewhere takes it away, and a tap at another term shows that one", async ({ page }) => {
        await page.goto(`/gu/${chapter}`);
        await link(page).tap();
        await expect.poll(() => meaning(page).isVisible()).toBe(true);
        await page.locator("a[data-term][href='#term-hosted']").tap();
        await expect.poll(() => meaning(page).innerText()).toContain("hosted");
        await page.locator("#where").tap({ position: { x: 1, y: 1 } });
        await expect.poll(() => meaning(page).isVisible()).toBe(false);
    });
});

describe("the glossary", () => {
    test("narrows by a word, by its English name, and by what it means", async ({ page }) => {
        await page.goto("/gu/glossary");
        const rows = page.locator("[data-row]").filter({ visible: true });
        const all = await rows.count();
        for (const [word, id] of [
            ["મોડેલ", "term-model"],
            ["queue", "term-queue"],
            ["ચાવી", "term-access-token"],
        ]) {
            await page.locator("[name=text]").fill(word ?? "");
            await expect.poll(() => rows.locator(`h3#${id}`).count()).toBe(1);
            await expect.poll(() => rows.count()).toBeLessThan(all);
        }
    });

    test("is searched by the Gujarati and by the English name of a term", async ({ page }) => {
        for (const word of ["કતાર", "queue", "polling"]) {
            await page.goto(`/gu/search?q=${encodeURIComponent(word)}`);
            const found = page.locator(`#search-results a[href*='/gu/glossary']`);
            await expect.poll(() => found.count()).toBeGreaterThan(0);
        }
    });
});
