/** The search: keyboard, both scripts, hostile queries, and a missing index. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

const address = "/gu/course/chapter0/1";
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => dialog(page).getByRole("searchbox");
const links = (page: Page) => dialog(page).locator(".found a");
const status = (page: Page) => dialog(page).getByRole("status");
/** The paths of the found pages, best first. */
const found = (page: Page) =>
    dialog(page)
        .locator(".found-page")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

async function openSearch(page: Page, key = "/"): Promise<void> {
    await page.keyboard.press(key);
    await dialog(page).waitFor();
}

async function search(page: Page, text: string): Promise<void> {
    await openSearch(page);
    await field(page).fill(text);
    await expect.poll(() => status(page).innerText()).toMatch(/\d|“/);
}

describe("the search is opened", () => {
    test("by keys, closed by Escape, and the focus returns; and by its button", async ({ page }) => {
        await page.goto(address);
        const start = page.locator("header a").first();
        for (const key of ["/", "Control+k", "Meta+k"]) {
            await start.focus();
            await openSearch(page, key);
            await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
            await field(page).fill("ચિત્ર");
            await page.keyboard.press("Escape");
            await expect.poll(() => dialog(page).count()).toBe(0);
            await expect.poll(() => start.evaluate((link) => link === document.activeElement)).toBe(true);
        }
        await page.getByRole("button", { name: "સાઇટમાં શોધો" }).click();
        await dialog(page).waitFor();
        await dialog(page).getByRole("button", { name: "બંધ કરો" }).click();
        await expect.poll(() => dialog(page).count()).toBe(0);
    });

    test("by no slash that is typed into a field", async ({ page }) => {
        await page.goto("/gu/search");
        await page.getByRole("searchbox").pressSequentially("google/gemma");
        await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("google/gemma");
        await expect.poll(() => dialog(page).count()).toBe(0);
    });

    test("and only then is anything of it fetched", async ({ page }) => {
        const requestUrls: string[] = [];
        page.on("request", (request) => requestUrls.push(request.url()));
        await page.goto(address, { waitUntil: "networkidle" });
        expect(requestUrls.filter((url) => /search\/|dialog/.test(url))).toEqual([]);
        await search(page, "ચિત્ર");
        expect(requestUrls.filter((url) => /\/search\/gu\.json$/.test(url))).toHaveLength(1);
    });
});

test("what is typed while the window is loaded stands in its field", async ({ page }) => {
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/open-dialog/, async (route) => {
        await mayCome;
        await route.continue();
    });
    await page.goto(address);
    await page.keyboard.press("/");
    await page.keyboard.type("bhashx");
    await page.keyboard.press("Backspace");
    letCome();
    await dialog(page).waitFor();
    await page.keyboard.type("antar");
    await expect.poll(() => field(page).inputValue()).toBe("bhashantar");
    await expect.poll(async () => (await found(page))[0]).toBe("/gu/tasks/translation");
});

test("in Gujarati a task is found by any word for it, in either script", async ({ page }) => {
    await page.goto(address);
    await openSearch(page);
    for (const [text, first] of [
        // A form of a word, Latin letters, English, another word for it, and ids.
        ["ભાષાંતરમાંથી", "/gu/tasks/translation"],
        ["text-to-image", "/gu/tasks/text-to-image"],
        ["bhashantar", "/gu/tasks/translation"],
        ["image-to-video", "/gu/tasks/image-to-video"],
        ["translation", "/gu/tasks/translation"],
        ["text-to-speech", "/gu/tasks/text-to-speech"],
        ["anuvad", "/gu/tasks/translation"],
    ] as const) {
        await field(page).fill(text);
        await expect.poll(async () => (await found(page))[0], { message: text }).toBe(first);
        await expect.poll(() => dialog(page).locator("mark").count()).toBeGreaterThan(0);
    }
});

test("in English the pages in English are searched", async ({ page }) => {
    await page.goto("/en/course/chapter0/1");
    await search(page, "virtual environment");
    // What a token is, and then how to create one.
    await expect.poll(async () => (await found(page)).slice(0, 2)).toEqual(["/en/glossary", "/en/course/chapter0/1"]);
});

describe("with the keyboard", () => {
    test("the arrows go through the results and back, and Enter opens one", async ({ page }) => {
        await page.goto(address);
        await search(page, "translation");
        const focused = (at: number) =>
            links(page)
                .nth(at)
                .evaluate((link) => link === document.activeElement);
        await page.keyboard.press("ArrowDown");
        await expect.poll(() => focused(0)).toBe(true);
        await page.keyboard.press("ArrowDown");
        await expect.poll(() => focused(1)).toBe(true);
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("ArrowUp");
        await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/gu/tasks/translation");
    });

    test("a letter typed at a result goes to the field, where Enter opens the best", async ({ page }) => {
        await page.goto(address);
        await search(page, "text-to-imag");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.type("e");
        await expect.poll(() => field(page).inputValue()).toBe("text-to-image");
        await expect.poll(async () => (await found(page))[0]).toBe("/gu/tasks/text-to-image");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/gu/tasks/text-to-image");
    });

    test("a place of this page is gone to, and the window closes", async ({ page }) => {
        await page.goto(address);
        await search(page, "accelerator પસંદ કરો");
        await links(page).locator("visible=true").and(page.locator("[href$='#accelerator']")).click();
        await page.waitForURL("**#accelerator");
        await expect.poll(() => dialog(page).count()).toBe(0);
    });
});

test("how many were found is said, and what to try where nothing was", async ({ page }) => {
    await page.goto(address);
    await search(page, "translation");
    await expect.poll(() => status(page).innerText()).toMatch(/^\d+ પાનાં મળ્યાં/);
    await field(page).fill("qxqxqxqxqx");
    await dialog(page).getByText("“qxqxqxqxqx” માટે કશું મળ્યું નથી.").waitFor();
    await expect.poll(() => dialog(page).getByRole("link").getAttribute("href")).toBe("/en/search?q=qxqxqxqxqx");
});

const hostile = [
    `<img src=x onerror="document.title='run'">`,
    `"><script>document.title='run'</script>`,
    "javascript:document.title='run'",
    "__proto__[polluted]=1 constructor",
    "%00%ff\u202e\u0000",
    "a".repeat(5000),
];

test("what is asked is text, and nothing of it runs", async ({ page }) => {
    for (const text of hostile) {
        await page.goto(`/gu/search?${new URLSearchParams({ q: text })}`);
        await expect.poll(() => page.getByRole("status").innerText(), { message: text }).toMatch(/\d|“/);
        await search(page, text);
        await expect.poll(() => page.title()).not.toBe("run");
        const injected = page.locator("#content img, #content script, dialog img, dialog script");
        await expect.poll(() => injected.count(), { message: text }).toBe(0);
    }
});

describe("the page of the search", () => {
    test("answers what its address asks, and keeps in it what is asked", async ({ page }) => {
        await page.goto("/gu/search?q=bhashantar");
        const first = page.locator(".found-page").first();
        await expect.poll(() => first.getAttribute("href")).toBe("/gu/tasks/translation");
        await page.getByRole("searchbox").fill("chitra");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/gu/search?q=chitra");
        await page.locator("header a[hreflang=en]").click();
        await page.waitForURL("**/en/search?q=chitra");
    });

    test("loads what searches when something is typed, and answers it", async ({ page }) => {
        const requestUrls: string[] = [];
        page.on("request", (request) => requestUrls.push(request.url()));
        await page.goto("/gu/search", { waitUntil: "networkidle" });
        expect(requestUrls.filter((url) => /SearchField|gu\.json$/.test(url))).toEqual([]);
        await page.getByRole("searchbox").pressSequentially("bhashantar");
        const first = page.locator(".found-page").first();
        await expect.poll(() => first.getAttribute("href")).toBe("/gu/tasks/translation");
    });

    test("answers another query when its reader goes back to it", async ({ page }) => {
        await page.goto("/gu/search?q=bhashantar");
        const searchbox = page.getByRole("searchbox");
        await expect.poll(() => searchbox.inputValue()).toBe("bhashantar");
        await page.evaluate(() => window.history.pushState(null, "", "?q=chitra"));
        await page.goBack();
        await page.goForward();
        await expect.poll(() => searchbox.inputValue()).toBe("chitra");
    });
});

describe("where the index is not", () => {
    test("it is said, and can be tried again", async ({ page }) => {
        await page.addInitScript(() => {
            // Replace fetch, because the browser would log a failed request as a complaint of the page.
            const { fetch } = window;
            let failures = 1;
            Reflect.set(window, "fetch", (...args: Parameters<typeof fetch>) =>
                failures-- > 0 ? Promise.resolve(new Response("", { status: 404 })) : fetch(...args),
            );
        });
        await page.goto(address);
        await openSearch(page);
        await dialog(page).getByText("શોધવાની યાદી મળી નહીં").waitFor();
        await field(page).fill("translation");
        await expect.poll(async () => (await found(page))[0]).toBe("/gu/tasks/translation");
    });

    test("once it was had, it is searched without a network", async ({ page }) => {
        await page.goto(address);
        await search(page, "ચિત્ર");
        await page.context().setOffline(true);
        await field(page).fill("bhashantar");
        await expect.poll(async () => (await found(page))[0]).toBe("/gu/tasks/translation");
    });
});

describe("on a phone", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("it fills the screen, and every target is large enough", async ({ page }) => {
        await page.goto(address);
        await page.getByRole("button", { name: "સાઇટમાં શોધો" }).tap();
        await field(page).fill("google/gemma-3-27b-it translation");
        await links(page).first().waitFor();
        await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
        const sizes = await dialog(page)
            .locator("a, button, input")
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
        await expect.poll(() => dialog(page).evaluate((window) => window.scrollWidth)).toBe(360);
    });
});

describe("without a script", () => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("the page of the search leads to the lists of pages", async ({ page }) => {
        await page.goto("/gu/search");
        await expect
            .poll(() => page.getByRole("link", { name: "કામ (task)" }).locator("visible=true").count())
            .toBeGreaterThan(0);
        await expect.poll(() => page.locator("main input").isVisible()).toBe(false);
    });
});
