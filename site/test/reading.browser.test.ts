/** The features of every page of the course. */
import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { blocksIn } from "../src/book/course/read-text.ts";
import { languages } from "../src/languages.ts";
import { test } from "./browser.ts";

const chapter = "course/chapter0/1";
const address = `/gu/${chapter}`;

/** The commands of the chapter, without what the computer answers. */
const commands = blocksIn(
    readFileSync(new URL(`../../book/content/gu/${chapter}.mdx`, import.meta.url), "utf8"),
    chapter,
).flatMap(({ kind, text }) => (kind === "output" ? [] : [text]));

describe("a chapter", () => {
    test("has headings that link to themselves, and a list of them", async ({ page }) => {
        await page.goto(address);
        const anchors = page.locator(".prose > :is(h2, h3) a");
        const pairs = await anchors.evaluateAll((links) =>
            links.map((link) => [link.getAttribute("href"), `#${link.parentElement?.id}`]),
        );
        expect(pairs.length).toBeGreaterThan(15);
        for (const [hash, id] of pairs) expect(hash).toBe(id);
        await anchors.nth(3).click();
        await expect.poll(() => new URL(page.url()).hash).toBe(pairs[3]?.[0]);

        await page.locator(".contents a[href='#which-python']").click();
        await expect.poll(() => new URL(page.url()).hash).toBe("#which-python");
        await expect
            .poll(() => page.locator("#which-python").evaluate((h) => h.getBoundingClientRect().top))
            .toBeLessThan(150);
    });

    test("copies each command as it is written, and nothing that the computer answers", async ({ page }) => {
        await page.goto(address);
        // The tabs of the program that runs in the page have copy buttons too, which do not count here.
        const buttons = page.locator("figure:not([data-panel] figure) [data-copy]");
        const copied: string[] = [];
        for (const button of await buttons.all()) {
            await button.click();
            copied.push(await page.evaluate(() => navigator.clipboard.readText()));
        }
        expect(copied).toEqual(commands);
        expect(await page.locator("figure[data-kind=output]").count()).toBeGreaterThan(3);
        expect(await page.locator("figure[data-kind=output] [data-copy]").count()).toBe(0);
    });

    test("reads the framework of a link, and is the same for each", async ({ page }) => {
        await page.goto(address);
        const text = await page.locator("main").innerText();
        await expect.poll(() => page.locator("html").getAttribute("data-framework")).toBeNull();
        for (const framework of ["pt", "tf"]) {
            await page.goto(`${address}?fw=${framework}`);
            await expect.poll(() => page.locator("html").getAttribute("data-framework")).toBe(framework);
            await expect.poll(() => page.locator("main").innerText()).toBe(text);
        }
        await page.goto(`${address}?fw=jax`);
        await expect.poll(() => page.locator("html").getAttribute("data-framework")).toBeNull();
    });

    test("leads by the first key to the skip link, and by it to the content", async ({ page }) => {
        await page.goto(address);
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("skip");
        await page.keyboard.press("Enter");
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
        // Code that is wider than its box can be reached and scrolled by keyboard.
        const boxes = await page
            .locator("pre, .table")
            .evaluateAll((all) => all.map((box) => [box.getAttribute("tabindex"), box.hasAttribute("aria-label")]));
        expect(new Set(boxes.map(String))).toEqual(new Set(["0,true"]));
    });
});

test("an address that is nowhere is answered in both languages", async ({ page }) => {
    const answer = await page.request.get("/gu/nowhere");
    expect(answer.status()).toBe(404);
    const text = await answer.text();
    expect(text).toContain("પાનું મળ્યું નથી");
    expect(text).toContain("Page not found");
});

test("an address of a language that is nowhere is answered in that language alone, and its buttons work", async ({
    page,
    complaints,
}) => {
    await page.goto("/en/nope");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.title()).toBe("Page not found · Callsheet");
    await expect.poll(() => page.locator("h2").allInnerTexts()).toEqual(["Page not found"]);
    await expect.poll(() => page.locator(".page-parts a").first().innerText()).toBe("Learn");
    await page.locator("[data-theme-switch]").click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).not.toBeNull();
    await page.goto("/gu/nope");
    await expect.poll(() => page.locator("h2").allInnerTexts()).toEqual(["પાનું મળ્યું નથી"]);
    // An address that only begins like a language's names none.
    await page.goto("/english");
    await expect.poll(() => page.locator("h2").count()).toBe(languages.length);
    // The browser's own notes on the status of the three.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

describe("the list of pages", () => {
    test.for(["/en/matrix", "/en/tasks/image-to-video", "/gu/providers/zai-org"])(
        "of %s shows the page that one is on, and folds the other parts of the site",
        async (address, { page }) => {
            await page.setViewportSize({ width: 1280, height: 640 });
            await page.goto(address);
            const list = page.locator(".sidebar");
            await expect.poll(() => list.locator("details[open]").count()).toBe(1);
            const here = list.locator("details[open] [aria-current=page]");
            const isInSight = () =>
                here.evaluate((link) => {
                    const { top, bottom } = link.getBoundingClientRect();
                    const frame = link.closest(".sidebar")?.getBoundingClientRect();
                    return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
                });
            await expect.poll(isInSight).toBe(true);
            expect(await page.evaluate(() => scrollY)).toBe(0);

            // In the drawer of a phone, too.
            await page.setViewportSize({ width: 390, height: 640 });
            await page.locator(".pages-button").click();
            await expect.poll(isInSight).toBe(true);
        },
    );

    test("unfolds another part by the keyboard", async ({ page }) => {
        await page.goto("/en/matrix");
        await page.locator(".sidebar summary").first().press("Enter");
        await page.locator(".sidebar").getByRole("link", { name: "Glossary" }).click();
        await page.waitForURL("/en/glossary");
    });
});

test("the front page is the Gujarati one, and leads into the course and into English", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("gu");
    await page.locator("main a").first().click();
    await page.waitForURL("/gu/course");
    await page.locator("article a").first().click();
    await page.waitForURL(address);
    await page.goto("/");
    await page.locator("header a[hreflang=en]").click();
    await page.waitForURL("/en");
});
