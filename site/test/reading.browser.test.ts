/** The features of every page: headings, code that is copied, the list of pages, the theme, and the other language. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { blocksIn } from "../src/book/course/read-text.ts";
import { languages } from "../src/languages.ts";
import { test, waitForHydration } from "./browser.ts";

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

test("a teacher finds the plan, the answers and the licence, and prints a chapter without its buttons", async ({
    page,
}) => {
    await page.goto("/gu/course");
    await page.locator('main a[href="/gu/teachers"]').first().click();
    await page.waitForURL("/gu/teachers");
    await expect.poll(() => page.getByRole("table").first().getByRole("row").count()).toBeGreaterThan(8);
    expect(await page.locator(".page-footer").innerText()).toContain("CC BY 4.0");
    await page.goto("/gu/course/chapter2/1");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator("[data-run-press]:visible").count()).toBe(0);
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

describe("the other language", () => {
    test("keeps the query and the heading of the link", async ({ page }) => {
        await page.goto("/gu/course/chapter0/1?fw=pt#activate");
        await page.locator("[data-keep-place]").click();
        await page.waitForURL("/en/course/chapter0/1?fw=pt#activate");
        await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    });

    test("opens where the reader had scrolled to", async ({ page }) => {
        await page.goto("/en/course/chapter0/1");
        await page.locator("#which-python").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
        await page.locator("[data-keep-place]").evaluate((link: HTMLAnchorElement) => link.click());
        await page.waitForURL("/gu/course/chapter0/1#which-python");
    });

    test("has its whole address before it is followed, to be opened elsewhere", async ({ page }) => {
        await page.goto("/gu/snippets?task=summarization&language=sh");
        const link = page.locator("[data-keep-place]");
        await link.hover();
        await expect.poll(() => link.getAttribute("href")).toMatch(/\/en\/snippets\?task=summarization&language=sh$/);
    });
});

describe("the theme", () => {
    const background = () => getComputedStyle(document.documentElement).backgroundColor;
    const light = "rgb(252, 252, 249)";
    const dark = "rgb(19, 23, 22)";

    test("is the system's until the reader chooses, stays from the first paint of the next page, and can be undone", async ({
        page,
    }) => {
        const button = page.locator("[data-theme-switch]");
        await page.goto(address);
        await expect.poll(() => page.evaluate(background)).toBe(light);
        await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
        await page.emulateMedia({ colorScheme: "dark" });
        await expect.poll(() => page.evaluate(background)).toBe(dark);
        await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");

        await page.emulateMedia({ colorScheme: "light" });
        await button.click();
        await expect.poll(() => page.evaluate(background)).toBe(dark);
        await page.goto("/en/snippets", { waitUntil: "commit" });
        await page.locator("body").waitFor({ state: "attached" });
        await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
        await page.waitForLoadState();
        await expect.poll(() => page.evaluate(background)).toBe(dark);

        // To choose what the system says is to follow it again.
        await button.click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
        await page.emulateMedia({ colorScheme: "dark" });
        await expect.poll(() => page.evaluate(background)).toBe(dark);
    });
});

describe("a copied command", () => {
    const blockOf = (page: Page, index = 0) => page.locator("figure[data-kind=sh]").nth(index);

    test("is confirmed for one second after the last press", async ({ page }) => {
        await page.clock.install({ time: 0 });
        await page.goto(address);
        await page.clock.pauseAt(60_000);
        const button = blockOf(page).locator("[data-copy]");
        const confirmation = blockOf(page).getByRole("status");
        await expect.poll(() => confirmation.isVisible()).toBe(false);
        await button.click();
        await confirmation.filter({ visible: true }).waitFor();
        await expect.poll(() => confirmation.innerText()).toBe("Copy થઈ ગયું");
        await page.clock.runFor(600);
        await button.click();
        await page.evaluate(() => navigator.clipboard.readText());
        await page.clock.runFor(999);
        await expect.poll(() => confirmation.isVisible()).toBe(true);
        await page.clock.runFor(1);
        await expect.poll(() => confirmation.isVisible()).toBe(false);
    });

    test("is copied in the older way where there is no clipboard, and left selected, with advice, where there is none", async ({
        page,
    }) => {
        await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
        await page.goto(address);
        await blockOf(page, 1).locator("[data-copy]").click();
        await expect.poll(() => blockOf(page, 1).getByRole("status").innerText()).toBe("Copy થઈ ગયું");
        await page.evaluate(() => {
            document.execCommand = () => false;
        });
        await blockOf(page).locator("[data-copy]").click();
        await expect.poll(() => blockOf(page).getByRole("status").innerText()).toContain("Ctrl+C");
        await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe("python --version");
    });
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

    test("no page moves", async ({ page }) => {
        for (const address of ["/gu", "/gu/course/chapter0/1", "/gu/snippets", "/gu/models"]) {
            await page.goto(address);
            if (address.endsWith("/snippets")) await waitForHydration(page);
            await expect.poll(() => page.evaluate(moving), { message: address }).toEqual([]);
        }
    });
});
