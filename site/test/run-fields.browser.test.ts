/** The fields above a chapter's programs: what is written in them is seen in the program, is what runs, and is kept. */
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import type { Language } from "../src/languages.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";
import { axeFindings } from "./page-checks.ts";

/** The section of a program in Python. */
async function sectionOf(page: Page, language: Language, chapter: string, id: string): Promise<Locator> {
    await page.goto(`/${language}/course/${chapter}/1`);
    return page.locator(`[id^="${id}-python-"][data-panel]`);
}

const programIn = (section: Locator): Promise<string> => section.locator("pre").first().innerText();

describe("a chapter", () => {
    const words = strings.gu.run;

    test("has one's own sentence and labels in the program as they are typed", async ({ page }) => {
        const section = await sectionOf(page, "gu", "chapter2", "boxes");
        await section.getByLabel(words.fields.text).fill('It says "no".');
        await expect.poll(() => programIn(section)).toContain('text="It says \\"no\\".",');
        await section.getByLabel(words.fields.labels).fill("one\ntwo\n");
        await page.keyboard.type("three");
        await expect.poll(() => programIn(section)).toContain('candidate_labels=["one", "two", "three"],');
        await expect.poll(async () => (await axeFindings(page)).faults).toEqual([]);
    });
});

describe("what is typed in a field", () => {
    const words = strings.en.run;

    test("loads nothing before, is there after a reload, and goes with the original", async ({ page }) => {
        const requestPaths: string[] = [];
        page.on("request", (request) => requestPaths.push(new URL(request.url()).pathname));
        const section = await sectionOf(page, "en", "chapter1", "question");
        await page.waitForLoadState("networkidle");
        expect(requestPaths.filter((path) => /hydrate|Editor|press/.test(path))).toEqual([]);
        const field = section.getByLabel(words.fields.question);
        const question = await field.inputValue();
        const before = await programIn(section);
        expect(before).toContain(question);
        await field.fill("Why do kites fly?");
        await expect.poll(() => programIn(section)).toBe(before.replace(question, "Why do kites fly?"));
        await page.reload();
        await expect.poll(() => field.inputValue()).toBe("Why do kites fly?");
        await expect.poll(() => programIn(section)).toContain("Why do kites fly?");
        await section.locator('[data-run-press="edit"]').click();
        await section.getByRole("button", { name: words.original }).click();
        await expect.poll(() => field.inputValue()).toBe(question);
        await page.reload();
        await expect.poll(() => programIn(section)).toBe(before);
    });

    test("and what is written in the editor are one program; where they part, the editor has it", async ({ page }) => {
        const section = await sectionOf(page, "en", "chapter1", "question");
        const field = section.getByLabel(words.fields.question);
        await section.locator('[data-run-press="edit"]').click();
        const editor = section.locator(".run-editor");
        await editor.waitFor();
        await field.fill("Why do kites fly?");
        await expect.poll(() => editor.textContent()).toContain("Why do kites fly?");
        await editor.fill("print('mine')");
        await expect.poll(() => field.isDisabled()).toBe(true);
        await expect.poll(() => section.getByText(words.fields.lost).isVisible()).toBe(true);
        await section.getByRole("button", { name: words.original }).click();
        await expect.poll(() => field.isDisabled()).toBe(false);
    });

    test("is run by Run, also if it was pressed at once", async ({ page }) => {
        const section = await sectionOf(page, "en", "chapter1", "question");
        await section.getByLabel(words.fields.question).fill("Why do kites fly?");
        await pressRun(section.locator(".run"), { again: words.again });
        await expect.poll(() => programIn(section)).toContain("Why do kites fly?");
        // What comes back is a sentence, not an object of the library.
        expect(await section.locator(".run-output").innerText()).not.toMatch(/ChatCompletion|role=|content=/);
    });
});
