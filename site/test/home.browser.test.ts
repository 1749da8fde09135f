/** What the home page does: it shows a call in three languages, and makes it. */
import { describe, expect } from "vitest";
import { exampleTasks } from "../src/home/examples.ts";
import { languages } from "../src/i18n/languages.ts";
import { strings } from "../src/i18n/strings.ts";
import { test } from "./browser.ts";

describe.each(languages)("the home page in %s", (language) => {
    const { home } = strings[language];

    test("is in one language, with the other one press away", async ({ page }) => {
        await page.goto(`/${language}`);
        expect(await page.locator("h1").innerText()).toBe(home.title);
        await page.locator(".page-switches a[hreflang]").click();
        const other = languages.find((one) => one !== language) ?? language;
        expect(new URL(page.url()).pathname).toBe(`/${other}`);
    });

    test.for(exampleTasks)(
        "makes the call of %s in the page, and shows what came back and what was sent",
        async (task, { page }) => {
            const asked: string[] = [];
            await page.goto(`/${language}`);
            await page.locator(`input[value="${task}"]`).check({ force: true });
            page.on("request", (request) => asked.push(request.url()));
            const call = page.locator(`[data-example="${task}"]`);
            const button = call.getByRole("button", { name: home.example.run });
            await button.focus();
            await page.keyboard.press("Enter");
            await expect.poll(() => call.locator("[data-run]").innerText()).toBe(home.example.again);
            expect((await call.locator("[data-output]").innerText()).length).toBeGreaterThan(5);
            expect(await call.locator(".example-honest").innerText()).toBe(home.example.honest);
            // The focus stays where the reader pressed.
            expect(await call.locator("[data-run]").evaluate((one) => one === document.activeElement)).toBe(true);
            await call.locator("summary").click();
            const sent = await call.locator("[data-sent]").innerText();
            expect(sent).toMatch(/^(GET|POST) https:\/\//);
            expect(sent).not.toContain("Bearer");
            // Only the page's own scripts came over the network.
            expect(asked.filter((url) => !url.endsWith(".js"))).toEqual([]);
        },
    );
});

test("the tasks of the example are switched by the keyboard alone", async ({ page }) => {
    await page.goto("/en");
    await page.locator("input[value=conversational]").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("[data-example]:visible").getAttribute("data-example")).toBe(exampleTasks[1]);
});

describe("without scripts", () => {
    test.override("browserOptions", { javaScriptEnabled: false });

    test("the example can be switched and read, and offers no button that does nothing", async ({ page }) => {
        await page.goto("/gu");
        await page.locator(`input[value="${exampleTasks[2]}"]`).check({ force: true });
        const call = page.locator(`[data-example="${exampleTasks[2]}"]`);
        expect(await call.locator("figure:visible").count()).toBe(3);
        expect(await page.locator("[data-run]:visible").count()).toBe(0);
    });
});

test("what cannot be loaded is said, and tried again at the next press", async ({ page }) => {
    await page.goto("/en");
    await page.route(
        "**/run-example*.js",
        (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "throw new Error('lost')" }),
        { times: 1 },
    );
    const call = page.locator("[data-example=conversational]");
    await call.locator("[data-run]").click();
    await expect.poll(() => call.locator("[data-output]").innerText()).toContain("lost");
});
