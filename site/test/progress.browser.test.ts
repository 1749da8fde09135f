/** A reader's progress in the course, as pages show and store it. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";
import { axeFindings, countShifts, shiftsOf } from "./page-checks.ts";

const course = "/en/course";
const chapter = "/en/course/chapter1/1";
const refused = "This browser keeps nothing: this is forgotten when you leave the page.";

const toggle = (page: Page) => page.getByRole("button", { name: "I have read this chapter" });
const isRead = (page: Page) => toggle(page).getAttribute("aria-pressed");
/** A choice of the chapter's first question: the first choice is wrong, the second is right. */
const choice = (page: Page, index: number) => page.locator(".check").first().locator("summary").nth(index);
const checkState = (page: Page) => page.locator(".check").first().locator(".check-state").innerText();
/** The accessible names of the chapters with a tick in the list of pages. */
const ticked = (page: Page) =>
    page
        .locator(".sidebar")
        .getByRole("link", { name: / read$/ })
        .evaluateAll((links) => links.map(({ textContent }) => textContent));
const counts = (page: Page) => page.locator("[data-progress-count]").allInnerTexts();
const rowOf = (page: Page, number: number) => page.locator(`[data-number="${number}"]`);
const storedProgress = (page: Page) => page.evaluate(() => localStorage.getItem("progress"));
const keep = (page: Page, text: string) =>
    page.addInitScript((stored) => {
        if (localStorage.getItem("progress") === null) localStorage.setItem("progress", stored);
    }, text);

const someProgress = JSON.stringify({
    version: 1,
    chapters: {
        "course/chapter0/1": { read: true },
        "course/chapter1/1": { read: true, answers: { installed: false, "cut-off": true, "to-a-friend": true } },
        "course/chapter2/1": { answers: { certain: true } },
    },
});

/** The position of each block of the text and each item in the list of pages. */
const places = () =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dl, dd, section, details, button, .sidebar a)")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
            const { left, top, height } = element.getBoundingClientRect();
            return `${element.className || element.tagName} ${left} ${top} ${height}`;
        });

describe("a chapter", () => {
    test("is read when its reader says so, on every page from then on", async ({ page }) => {
        await page.goto(chapter);
        await expect.poll(() => isRead(page)).toBe("false");
        await expect.poll(() => ticked(page)).toEqual([]);

        await toggle(page).press("Space");
        await expect.poll(() => isRead(page)).toBe("true");
        await expect.poll(() => ticked(page)).toEqual(["The first question, the first answer read"]);

        await page.goto(course);
        await expect.poll(() => ticked(page)).toHaveLength(1);
        await expect.poll(() => rowOf(page, 1).getByText("read", { exact: true }).isVisible()).toBe(true);
        await expect.poll(() => rowOf(page, 2).getByText("read", { exact: true }).isVisible()).toBe(false);
        await expect
            .poll(() => page.getByRole("progressbar", { name: "Chapters read" }).getAttribute("value"))
            .toBe("1");

        await page.goto("/gu/course/chapter1/1");
        await expect.poll(() => page.locator("[data-read-chapter]").getAttribute("aria-pressed")).toBe("true");

        // It is read no more when its reader takes it back.
        await page.goto(chapter);
        await toggle(page).click();
        await expect.poll(() => isRead(page)).toBe("false");
        await expect.poll(() => ticked(page)).toEqual([]);
        await page.reload();
        await expect.poll(() => isRead(page)).toBe("false");
    });
});

describe("an answer", () => {
    test("is the first choice that is opened; any other may be tried after it", async ({ page }) => {
        await page.goto(chapter);
        await expect.poll(() => checkState(page)).toBe("Not answered yet.");
        await choice(page, 0).press("Enter");
        await expect.poll(() => checkState(page)).toBe("Your first answer: wrong. Try again.");
        await choice(page, 1).press("Enter");
        await expect
            .poll(() => page.locator(".check").first().getByText("Right.", { exact: true }).isVisible())
            .toBe(true);
        await expect.poll(() => checkState(page)).toBe("Your first answer: wrong. Try again.");

        await page.reload();
        await expect.poll(() => checkState(page)).toBe("Your first answer: wrong. Try again.");
        await expect.poll(() => page.locator(".choice[open]").count()).toBe(0);
    });

    test("that is right at once is counted as such, in its chapter and in the course", async ({ page }) => {
        await page.goto(chapter);
        await choice(page, 1).click();
        await expect.poll(() => checkState(page)).toBe("Your first answer: right.");
        await page.goto(course);
        await expect
            .poll(() => rowOf(page, 1).locator("[data-answers]").innerText())
            .toBe("Answered: 1 of 3, right at once: 1");
        const questions = await page
            .locator("[data-questions]")
            .evaluateAll((rows) =>
                rows.flatMap((row) => row.getAttribute("data-questions")?.split(" ").filter(Boolean) ?? []),
            );
        await expect
            .poll(() => counts(page))
            .toEqual([expect.stringMatching(/^0 of /), `1 of ${questions.length}`, "1"]);
    });
});

test("the course goes on where its reader left it", async ({ page }) => {
    await page.goto(course);
    const start = page.locator("a[data-go-on]");
    await expect.poll(() => start.innerText()).toBe("Begin with chapter 0");
    await start.click();
    await page.waitForURL("/en/course/chapter0/1");
    await toggle(page).click();
    await page.goto(course);
    await expect.poll(() => start.innerText()).toBe("Go on with chapter 0.2");
    await start.click();
    await page.waitForURL("/en/course/chapter0/2");
    await toggle(page).click();
    await page.goto(course);
    await expect.poll(() => start.innerText()).toBe("Go on with chapter 1");
    await start.click();
    await page.waitForURL(chapter);
});

describe("a reader who comes back", () => {
    const talking = "/en/course/chapter3/1";
    const start = (page: Page) => page.locator("a[data-go-on]");
    /** A block in the middle of a part of the chapter. */
    const block = (page: Page) => page.locator("#memory + p + *");
    const topOf = (page: Page) => block(page).evaluate((element) => element.getBoundingClientRect().top);
    const scrollTo = (page: Page) => block(page).evaluate((element) => element.scrollIntoView());

    test("goes on at the block that was on the screen, from either page and in either language", async ({ page }) => {
        await page.goto(talking);
        await scrollTo(page);
        const top = await topOf(page);
        // As often as they like: the place does not wander.
        for (const from of ["/en", course, "/en", course]) {
            await page.goto(from);
            await expect.poll(() => start(page).innerText()).toBe("Go on with chapter 3");
            await start(page).click();
            await page.waitForURL(`${talking}#memory~2`);
            await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(2);
        }
        await page.goto("/gu");
        // What shows progress loads after the page.
        await expect.poll(() => start(page).getAttribute("href")).toBe("/gu/course/chapter3/1#memory~2");
        await start(page).click();
        await page.waitForURL("/gu/course/chapter3/1#memory~2");
        await expect.poll(() => topOf(page)).toBeLessThan(200);
    });

    test("goes on where they rested, though they left by the links at the top", async ({ page }) => {
        await page.clock.install();
        await page.goto(talking);
        await scrollTo(page);
        await expect
            .poll(async () => {
                await page.clock.runFor(3000);
                return storedProgress(page);
            })
            .toContain("memory~2");
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole("link", { name: "Callsheet", exact: true }).click();
        await expect.poll(() => start(page).getAttribute("href")).toBe(`${talking}#memory~2`);
    });

    test("begins where they have only seen a chapter's head, or have cleared it all", async ({ page }) => {
        await page.goto(talking);
        await page.goto("/en");
        await expect.poll(() => start(page).innerText()).toBe("Start the course");
        await keep(page, '{"version":1,"chapters":{"course/chapter3/1":{"at":"memory~2"}}}');
        await page.goto(course);
        await expect.poll(() => start(page).innerText()).toBe("Go on with chapter 3");
        await page.getByRole("button", { name: "Clear my progress" }).click();
        await page.getByRole("button", { name: "Yes, clear it" }).click();
        await expect.poll(() => start(page).innerText()).toBe("Begin with chapter 0");
        await expect.poll(() => storedProgress(page)).toBeNull();
    });

    test("comes to the end of the part where it has become shorter, and to the head where it is gone", async ({
        page,
    }) => {
        await page.goto(`${talking}#memory~999`);
        const last = page.locator(":has(+ #streaming)");
        await expect.poll(() => last.evaluate((end) => Math.abs(end.getBoundingClientRect().top - 72))).toBeLessThan(2);
        await page.goto("/en");
        await page.goto(`${talking}#no-such-part~2`);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
});

describe("what is kept", () => {
    test("is asked about before it is cleared, stays where its reader says no, or leaves, and then is cleared whole", async ({
        page,
    }) => {
        await keep(page, someProgress);
        await page.goto(course);
        await page.evaluate(() => localStorage.setItem("theme", "dark"));
        const clear = page.getByRole("button", { name: "Clear my progress" });
        const dialog = page.getByRole("dialog", { name: "Clear all your progress?" });
        for (const leave of [
            () => page.keyboard.press("Escape"),
            () => dialog.getByRole("button", { name: "No" }).click(),
            // The focused button is the one that clears nothing.
            () => page.keyboard.press("Enter"),
        ]) {
            await clear.click();
            await expect.poll(() => dialog.isVisible()).toBe(true);
            await leave();
            await expect.poll(() => dialog.isVisible()).toBe(false);
            await expect.poll(() => storedProgress(page)).toBe(someProgress);
        }
        await clear.click();
        await page.getByRole("button", { name: "Yes, clear it" }).click();
        await page.getByRole("status").getByText("Your progress is cleared.").waitFor();
        await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: "dark" });
        await expect.poll(() => ticked(page)).toEqual([]);
        await expect.poll(async () => (await counts(page))[2]).toBe("0");
        await expect.poll(() => page.locator("a[data-go-on]").innerText()).toBe("Begin with chapter 0");
        await expect.poll(() => clear.evaluate((button) => button === document.activeElement)).toBe(true);
    });

    test("is shown at once in another tab, and both tabs' steps are kept", async ({ page }) => {
        await page.goto(course);
        const other = await page.context().newPage();
        await other.goto(chapter);
        await toggle(other).click();
        await expect.poll(() => ticked(page)).toHaveLength(1);
        await page.goto("/en/course/chapter2/1");
        await toggle(page).click();
        await expect.poll(() => ticked(other)).toHaveLength(2);
        await page.evaluate(() => localStorage.clear());
        await expect.poll(() => isRead(other)).toBe("false");
    });

    test("may be anything", async ({ page }) => {
        await page.goto(course);
        for (const text of [
            "not JSON",
            "[]",
            '{"version":1,"chapters":{"__proto__":{"read":true},"course/chapter0/1":{"answers":7}}}',
            '{"version":9,"chapters":"in another form"}',
        ]) {
            await page.evaluate((stored) => localStorage.setItem("progress", stored), text);
            await page.reload();
            await expect.poll(async () => (await counts(page))[1], { message: text }).toMatch(/^0 of \d+$/);
            await expect.poll(() => page.locator("a[data-go-on]").innerText()).toBe("Begin with chapter 0");
            await expect.poll(() => ticked(page)).toEqual([]);
        }
    });
});

test("where the browser keeps nothing, a page works as long as it is open, and says so", async ({ page }) => {
    await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
            get() {
                throw new DOMException("Access is denied for this document.", "SecurityError");
            },
        });
    });
    await page.goto(chapter);
    await choice(page, 1).click();
    await expect.poll(() => checkState(page)).toBe("Your first answer: right.");
    await toggle(page).click();
    await expect.poll(() => isRead(page)).toBe("true");
    await expect.poll(() => page.getByRole("status").getByText(refused).isVisible()).toBe(true);
    await page.reload();
    await expect.poll(() => isRead(page)).toBe("false");
    await page.goto(course);
    await expect.poll(async () => (await counts(page))[1]).toMatch(/^0 of \d+$/);
});

test("where the browser has no room left, a page works as long as it is open, and says so", async ({ page }) => {
    await page.goto(chapter);
    await page.evaluate(() => {
        Storage.prototype.setItem = () => {
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        };
    });
    await toggle(page).click();
    await expect.poll(() => isRead(page)).toBe("true");
    await expect.poll(() => page.getByRole("status").getByText(refused).isVisible()).toBe(true);
});

test("nothing of it is sent: to read, to answer and to clear ask for nothing, and leave no cookie", async ({
    page,
}) => {
    const requestUrls: string[] = [];
    await page.clock.install();
    // On a busy machine, the network can be idle for a while before the page's modules are loaded.
    await page.goto(chapter, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => requestUrls.push(request.url()));
    page.on("websocket", (socket) => requestUrls.push(socket.url()));
    await toggle(page).click();
    await choice(page, 0).click();
    await choice(page, 1).click();
    await expect.poll(() => storedProgress(page)).toContain("installed");
    await page.clock.runFor(3000);
    expect(requestUrls).toEqual([]);

    const bodies: (string | null)[] = [];
    page.on("request", (request) => bodies.push(request.postData()));
    await page.goto(course, { waitUntil: "networkidle" });
    expect(requestUrls.filter((url) => new URL(url).search !== "")).toEqual([]);
    expect(bodies.filter((body) => body !== null)).toEqual([]);
    requestUrls.length = 0;
    await page.getByRole("button", { name: "Clear my progress" }).click();
    await page.getByRole("button", { name: "Yes, clear it" }).click();
    await page.clock.runFor(3000);
    expect(requestUrls).toEqual([]);
    await expect.poll(() => page.context().cookies()).toEqual([]);
});

describe("with progress,", () => {
    test.for([360, 1280])("nothing moves while a page is loaded, %i pixels wide", async (width, { page }) => {
        await keep(page, someProgress);
        await countShifts(page);
        await page.setViewportSize({ width, height: 740 });
        for (const address of ["course", "course#progress", "course/chapter1/1#check-yourself"]) {
            await page.goto(`/gu/${address}`);
            // The name of Gujarati in the header has a face of its own, which loads a little later.
            await expect.poll(() => shiftsOf(page), { message: address }).toBeLessThan(0.001);
        }
    });

    test.for([360, 1280])("everything stands where it stood without, %i pixels wide", async (width, { page }) => {
        await page.setViewportSize({ width, height: 740 });
        const other = await page.context().newPage();
        for (const address of ["course", "course/chapter1/1", "course/chapter2/1"]) {
            await page.goto(`/en/${address}`);
            await other.goto("/en/course");
            const before = await page.evaluate(places);
            await other.evaluate((text) => localStorage.setItem("progress", text), someProgress);
            await expect.poll(() => page.locator(".chapter-mark:not([hidden])").count()).toBeGreaterThan(0);
            await expect.poll(() => page.evaluate(places)).toEqual(before);
            await other.evaluate(() => localStorage.clear());
        }
    });

    test("nobody is shut out by the course's page, in either theme", async ({ page }) => {
        await keep(page, someProgress);
        for (const address of ["course", "course/chapter1/1"]) {
            await page.emulateMedia({ colorScheme: "light" });
            await page.goto(`/gu/${address}`);
            if (address === "course") await page.locator("[data-clear-progress]").click();
            await expect.poll(async () => (await axeFindings(page)).faults).toEqual([]);
            await page.emulateMedia({ colorScheme: "dark" });
            await expect.poll(async () => (await axeFindings(page, "colours")).faults).toEqual([]);
        }
    });
});
