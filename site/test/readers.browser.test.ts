/** Readers with a goal each, from where they begin to where they wanted to be, over pages that other tests take one by one. */
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import type { Language } from "../src/languages.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const words = strings.en.run;

/** A program of Python alone, with its buttons. */
const firstProgramOf = (page: Page): Locator => page.locator(":has(> .run)").first();

const run = (program: Locator, language: Language) =>
    pressRun(program.locator(".run").first(), { again: strings[language].run.again });

const outputOf = (program: Locator): Promise<string> => program.locator(".run-output").first().innerText();

/** Replaces the whole program in the open editor. */
async function rewrite(program: Locator, text: string): Promise<void> {
    await program.locator('[data-run-press="edit"]').click();
    const editor = program.locator(".run-editor");
    await editor.waitFor();
    await editor.fill(text);
}

describe("on a phone", () => {
    test.override("browserOptions", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("Hetal, 16, has never programmed: she begins with the book and runs a first line of her own", async ({
        page,
    }) => {
        await page.goto("/gu");
        await page.locator('main a[href="/gu/course/chapter0/1"]').first().click();
        await page.locator('a[href="/gu/course/chapter0/2"]:visible').first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/gu/course/chapter0/2");
        const program = firstProgramOf(page);
        await run(program, "gu");
        expect((await outputOf(program)).trim()).not.toBe("");
        await rewrite(program, 'print("કેમ છો?")');
        await run(program, "gu");
        await expect.poll(() => outputOf(program)).toContain("કેમ છો?");
    });

    test("Amit wrote a loop without an end: he mends it, and it runs", async ({ page }) => {
        await page.goto("/en/course/chapter0/2");
        const program = firstProgramOf(page);
        await rewrite(program, 'while True:\n    print("hello")\n');
        await run(program, "en");
        await expect.poll(() => program.innerText()).toContain(words.failures.TooMuch);
        await program.getByRole("button", { name: words.original }).click();
        await run(program, "en");
        await expect.poll(() => program.innerText()).not.toContain(words.failures.TooMuch);
    });
});

describe("on a desktop", () => {
    test("Dev, 16, looks for a model that paints: nothing for adults is in his way", async ({ page }) => {
        await page.goto("/en");
        await page.keyboard.press("/");
        await page.getByRole("searchbox").fill("gpt-oss-120b");
        await page.locator("dialog .found-page").first().click();
        await page.waitForURL("/en/models/openai/gpt-oss-120b");
        await page.keyboard.press("/");
        await page.getByRole("searchbox").fill("flux");
        await page.locator("dialog .found-page").first().waitFor();
        const found = await page.locator("dialog .found-page").allInnerTexts();
        expect(found.filter((text) => /nsfw|uncensored/i.test(text))).toEqual([]);
        await page.goto("/en/snippets");
        await waitForHydration(page);
        await page.locator("#model").fill("flux");
        await page.getByRole("listbox", { name: "Models" }).waitFor();
        const options = await page.getByRole("option").allInnerTexts();
        expect(options[0]).toContain("black-forest-labs/");
        expect(options.filter((text) => /nsfw|uncensored/i.test(text))).toEqual([]);
    });

    test("Kalpana, a teacher, finds the plan, the answers and the licence, and prints a chapter", async ({ page }) => {
        await page.goto("/gu");
        await page.locator('a[href="/gu/course"]').first().click();
        await page.locator('main a[href="/gu/teachers"]').first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/gu/teachers");
        await expect.poll(() => page.getByRole("table").first().getByRole("row").count()).toBeGreaterThan(8);
        expect(await page.locator(".page-footer").innerText()).toContain("CC BY 4.0");
        await page.goto("/gu/course/chapter2/1");
        await page.emulateMedia({ media: "print" });
        await expect.poll(() => page.locator("[data-run-press]:visible").count()).toBe(0);
    });
});
