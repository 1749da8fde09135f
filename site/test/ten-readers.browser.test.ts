/** Ten readers with a goal each, from where they begin to where they wanted to be, without a wrong turn. */
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pressRun } from "../../testing/press-run.ts";
import type { Language } from "../src/languages.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const { gu, en } = strings;

/** The program of a chapter, with its buttons. */
const programOf = (page: Page, id: string): Locator => page.locator(`[id^="${id}-python-"][data-panel]`).first();

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

    test("Jignesh asks the model his own question, and finds it again the next day", async ({ page }) => {
        await page.goto("/gu/course/chapter1/1");
        const program = programOf(page, "question");
        const field = program.getByLabel(gu.run.fields.question);
        await field.fill("પતંગ કેમ ઊડે છે?");
        await expect.poll(() => program.locator("pre").first().innerText()).toContain("પતંગ કેમ ઊડે છે?");
        await run(program, "gu");
        // What comes back is a sentence, not an object of the library.
        expect(await outputOf(program)).not.toMatch(/ChatCompletion|role=|content=/);
        await page.reload();
        await expect.poll(() => field.inputValue()).toBe("પતંગ કેમ ઊડે છે?");
    });

    test("Meena has pasted an error, and reads the first step without scrolling", async ({ page }) => {
        await page.goto("/gu/errors");
        await page.locator("#finder-text").click();
        await page.evaluate((text) => navigator.clipboard.writeText(text), "KeyError: 'HF_TOKEN'");
        await page.keyboard.press("ControlOrMeta+V");
        const step = page.locator(".finder-card .error-body li").first();
        await step.waitFor();
        await expect
            .poll(async () => {
                const { y = -1, height = 0 } = (await step.boundingBox()) ?? {};
                return y >= 0 && y + height <= 844;
            })
            .toBe(true);
    });

    test("Amit wrote a loop without an end: he mends it, and it runs", async ({ page }) => {
        await page.goto("/en/course/chapter0/2");
        const program = firstProgramOf(page);
        await rewrite(program, 'while True:\n    print("hello")\n');
        await run(program, "en");
        await expect.poll(() => program.innerText()).toContain(en.run.failures.TooMuch);
        await program.getByRole("button", { name: en.run.original }).click();
        await run(program, "en");
        await expect.poll(() => program.innerText()).not.toContain(en.run.failures.TooMuch);
    });
});

describe("on a desktop", () => {
    test("Rupal, a developer, compares who serves a model, and takes one into the generator", async ({ page }) => {
        await page.goto("/en");
        await page.keyboard.press("/");
        await page.getByRole("searchbox").fill("gpt-oss-120b");
        await page.locator("dialog .found-page").first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/en/models/openai/gpt-oss-120b");
        const served = page.getByRole("table", { name: "Who serves it" });
        expect(await served.getByRole("row").count()).toBeGreaterThan(3);
        // What was not listed for months stands apart.
        const days = await served.locator("time").allInnerTexts();
        expect(days.every((day) => day.includes("2026"))).toBe(true);
    });

    test("Dev, 16, looks for a model that paints: nothing for adults is in his way", async ({ page }) => {
        await page.goto("/en");
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

    test("Sanjay has a server of his own, and tries another model at it", async ({ page }) => {
        const address = "http://localhost:8000/v1";
        await page.goto(`/en/snippets?model=openai/gpt-oss-20b&endpoint=${encodeURIComponent(address)}`);
        await waitForHydration(page);
        const code = () => page.locator(".callsheet-result pre").first().innerText();
        await expect.poll(code).toContain(address);
        await page.locator("#model").fill("google/gemma-4-31B-it");
        await page.keyboard.press("Enter");
        await expect.poll(code).toContain("google/gemma-4-31B-it");
        expect(await code()).toContain(address);
        expect(await code()).not.toContain("router.huggingface.co");
    });

    test("Nisha comes back after a week, and goes on where she read", async ({ page }) => {
        await page.goto("/gu/course/chapter3/1");
        await page.mouse.wheel(0, 3000);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("progress") ?? "")).toContain("chapter3");
        await page.goto("/gu");
        const goOn = page.getByRole("link", { name: gu.coursePage.goOn.replace("{number}", "3") }).first();
        await goOn.click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/gu/course/chapter3/1");
    });

    test("Prakash uses no mouse: from the address bar to copied code", async ({ page }) => {
        await page.goto("/en/snippets?model=openai/gpt-oss-20b");
        await waitForHydration(page);
        await page.getByRole("button", { name: "Skip to the code" }).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => page.locator(".callsheet-result pre").innerText()).toContain("openai/gpt-oss-20b");
        for (let steps = 0; steps < 30; steps++) {
            await page.keyboard.press("Tab");
            if (await page.evaluate(() => document.activeElement?.hasAttribute("data-copy"))) break;
        }
        await page.keyboard.press("Enter");
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("openai/gpt-oss-20b");
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
