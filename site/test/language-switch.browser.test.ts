import { expect } from "vitest";
import { test } from "./browser.ts";

test("the other language keeps the query and the heading of the link", async ({ page }) => {
    await page.goto("/gu/course/chapter0/1?fw=pt#activate");
    await page.locator("[data-keep-place]").click();
    await page.waitForURL("/en/course/chapter0/1?fw=pt#activate");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
});

test("the other language opens where the reader had scrolled to", async ({ page }) => {
    await page.goto("/en/course/chapter0/1");
    await page.locator("#which-python").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await page.locator("[data-keep-place]").evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL("/gu/course/chapter0/1#which-python");
});

test("the address of the link is whole before it is followed, to be opened elsewhere", async ({ page }) => {
    await page.goto("/gu/snippets?task=summarization&language=sh");
    const link = page.locator("[data-keep-place]");
    await link.hover();
    await expect.poll(() => link.getAttribute("href")).toMatch(/\/en\/snippets\?task=summarization&language=sh$/);
});
