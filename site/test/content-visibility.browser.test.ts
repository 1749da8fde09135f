/** Content below the first screen is laid out when it comes near (`content-visibility`), and no reader notices. */
import { chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { hangTimeout } from "../../verify/testing/hang-timeout.ts";
import { test as base } from "./browser.ts";
import { countShifts, shiftsOf } from "./page-checks.ts";

/** A page as readers have it: other tests lay out everything at once (`layOutAll`). */
const test = base.extend("page", async ({ browser }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext({ baseURL: inject("origin"), viewport: { width: 360, height: 740 } });
    onCleanup(() => context.close());
    context.setDefaultTimeout(hangTimeout);
    return context.newPage();
});

const chapter = "/gu/course/chapter2/1";
const last = "what-next";

const topOf = (page: Page, id: string): Promise<number> =>
    page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
/** The beginning of the last section's text. */
const textOf = (page: Page): Promise<string> =>
    page.locator(`#${last} + p`).evaluate((part) => part.firstChild?.textContent?.trim() ?? "");
/** The number of visible elements that are not laid out yet. */
const waiting = (page: Page): Promise<number> =>
    page
        .locator("article *")
        .evaluateAll(
            (all) =>
                all.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
                    .length,
        );

test("a link to a part leads there", async ({ page }) => {
    await page.goto(`${chapter}#${last}`);
    await expect.poll(() => topOf(page, last)).toSatisfy((top: number) => top >= 0 && top < 400);
});

test("what is scrolled through does not jump", async ({ page }) => {
    await countShifts(page);
    await page.goto(chapter);
    const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2);
    for (let steps = 0; !(await isAtEnd()) && steps < 200; steps++) {
        await page.mouse.wheel(0, 500);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expect.poll(isAtEnd).toBe(true);
    await expect.poll(() => shiftsOf(page)).toBeLessThan(0.01);
});

test("what is far below is laid out later, is found by the browser's search, and is printed", async ({ page }) => {
    await page.goto(chapter);
    await expect.poll(() => waiting(page)).toBeGreaterThan(100);
    const text = await textOf(page);
    // `window.find` is the scriptable form of Ctrl+F.
    expect(await page.evaluate((words) => Reflect.get(window, "find").call(window, words), text)).toBe(true);
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(text);
    await expect.poll(() => page.locator(".prose > p").last().innerText()).not.toBe("");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => waiting(page)).toBe(0);
});

test("who listens hears all of it", async () => {
    const { args, ...options } = chromiumOptions();
    const browser = await chromium.launch({ ...options, args: [...args, "--force-renderer-accessibility"] });
    try {
        const page = await browser.newPage({ baseURL: inject("origin"), viewport: { width: 360, height: 740 } });
        await page.goto(chapter);
        await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
        const text = await textOf(page);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Accessibility.enable");
        const heard = async () => {
            const { nodes } = await devtools.send("Accessibility.getFullAXTree");
            return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
        };
        await expect.poll(heard).toContain(text);
    } finally {
        await browser.close();
    }
});
