/** The home page: it shows a call in three languages, and runs it. */
import { expect } from "vitest";
import { exampleTasks } from "../src/book/home/HomeParts.tsx";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";

test.for(exampleTasks)(
    "the home page runs the program of %s, with the page's own files alone",
    async (task, { page }) => {
        const { run } = strings.gu;
        await page.goto("/gu");
        await page.locator(`input[value="${task}"]`).check({ force: true });
        const call = page.locator(`[data-example="${task}"]`);
        await call.locator('[data-tab="js/callsheet"]').click();
        const button = call.locator('[data-panel="js/callsheet"] [data-run-press="run"]');
        await button.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => button.innerText()).toBe(run.again);
        await expect.poll(async () => (await call.locator(".run-output").innerText()).length).toBeGreaterThan(5);
        await expect.poll(() => call.locator(".run-honest").innerText()).toBe(run.honest);
    },
);

test("the home page has the other language one press away, and back", async ({ page }) => {
    await page.goto("/gu");
    for (const language of ["en", "gu"] as const) {
        await page.locator(".page-switches a[hreflang]").click();
        await page.waitForURL(`/${language}`);
        await expect.poll(() => page.locator("h1").innerText()).toBe(strings[language].home.title);
    }
});

test("the tasks of the example are switched by the keyboard alone", async ({ page }) => {
    await page.goto("/en");
    await page.locator("input[value=conversational]").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator("[data-example]:visible").getAttribute("data-example")).toBe(exampleTasks[1]);
});
