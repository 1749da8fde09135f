/** The pages without JavaScript: all of them reads, and no control is there that would do nothing. */
import { describe, expect } from "vitest";
import { exampleTasks } from "../src/book/home/HomeParts.tsx";
import { test } from "./browser.ts";

const controls = "button, input, select, textarea, progress, .run, .check-state, .read-chapter, .chapter-mark";

/** Pages, with what is visible in them, and how often at least. */
const pages: readonly (readonly [address: string, shown: Readonly<Record<string, number>>])[] = [
    ["/gu/course/chapter0/1", { "#installing-dependencies": 1, ".prose > figure pre": 1 }],
    ["/gu/course/chapter1/1", { "a[data-term]": 10, ".chapter-terms dl > div": 10 }],
    ["/en/course", { ".course-chapters h3 a": 8 }],
    ["/gu/glossary", { "[data-row]": 71 }],
    ["/gu/proof", { "#clients + .table tbody tr": 6 }],
    // One whole snippet, and what more takes.
    ["/gu/snippets", { "pre:has-text('from huggingface_hub import InferenceClient')": 1, "noscript p": 1 }],
    // Every program, under its name.
    ["/gu/tasks/text-to-image", { "[data-panel]": 6, "[data-panel] > h3": 6, "[data-panel] pre": 6 }],
    ["/en/models", { "[data-row]": 201 }],
    ["/gu/errors", { ".error-entry": 61, ".error-entry .error-body": 61 }],
];

describe("without a script", () => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("every page reads, and shows nothing that does not work", async ({ page }) => {
        for (const [address, shown] of pages) {
            await page.goto(address);
            const visible = (selector: string) => page.locator(selector).filter({ visible: true });
            await expect.poll(() => visible(controls).count(), { message: address }).toBe(0);
            for (const [selector, atLeast] of Object.entries(shown)) {
                await expect
                    .poll(() => visible(selector).count(), { message: `${selector} in ${address}` })
                    .toBeGreaterThanOrEqual(atLeast);
            }
        }
    });

    test("the language switches, a question says what is right, and a term leads to its meaning", async ({ page }) => {
        await page.goto("/gu/course/chapter1/1");
        await page.locator("header a[hreflang=en]").click();
        await page.waitForURL("/en/course/chapter1/1");
        const check = page.locator(".check").first();
        await check.locator("summary").first().click();
        await expect.poll(() => check.locator(".verdict").first().innerText()).toBe("No. Think again.");
        await expect.poll(() => page.locator("#term-meaning").count()).toBe(0);
        await page.locator("a[data-term][href='#term-provider']").click();
        await expect.poll(() => new URL(page.url()).hash).toBe("#term-provider");
        await expect.poll(() => page.locator("#term-provider").isVisible()).toBe(true);
    });

    test("links lead into the course, to a group of errors and to a model", async ({ page }) => {
        await page.goto("/en/course");
        await page.getByRole("link", { name: "Begin with chapter 0" }).click();
        await page.waitForURL("/en/course/chapter0/1");
        await page.goto("/gu/errors");
        await page.locator(".contents a[href='#network']").click();
        await expect.poll(() => new URL(page.url()).hash).toBe("#network");
        await page.goto("/en/models");
        await page.getByRole("link", { name: "black-forest-labs/FLUX.1-dev" }).click();
        await page.waitForURL("/en/models/black-forest-labs/FLUX.1-dev");
        await expect.poll(() => page.locator(".servings tbody tr").count()).toBeGreaterThan(2);
    });

    test("the example of the home page can be switched and read, and has no button that does nothing", async ({
        page,
    }) => {
        await page.goto("/gu");
        await page.locator(`input[value="${exampleTasks[2]}"]`).check({ force: true });
        const call = page.locator(`[data-example="${exampleTasks[2]}"]`);
        await expect.poll(() => call.locator("figure:visible").count()).toBe(3);
        await expect.poll(() => page.locator(".run:visible").count()).toBe(0);
    });
});
