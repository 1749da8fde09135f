/** The exercises on a phone of 320 pixels, in Gujarati and without a network, and lines that are ordered by keys. */
import { type Exercise, linesToOrder, solutionOf } from "@callsheet/exercises";
import { exerciseIn } from "@callsheet/exercises/files";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fill } from "../src/words/format.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./on-phone.ts";
import { axeFindings, overflowingElements } from "./page-checks.ts";

/** One exercise of each kind. */
const walked = {
    change: exerciseIn("gu", "chapter1/short-answer"),
    order: exerciseIn("gu", "chapter1/first-call"),
    fill: exerciseIn("gu", "chapter1/read-the-answer"),
    mend: exerciseIn("gu", "chapter1/token-at-home"),
    write: exerciseIn("gu", "chapter3/question-book"),
    survive: exerciseIn("gu", "chapter6/ask-again"),
};

const addressOf = (language: string, { chapter }: Exercise): string => `/${language}/course/chapter${chapter}/1`;
const sectionOf = (page: Page, { name }: Exercise): Locator => page.locator(`#exercise-${name}`);

/** Presses Check, agrees to a download, and waits for the verdict. */
async function check(exercise: Locator): Promise<string> {
    await exercise.locator("[data-exercise-press]").click();
    const ended = exercise.locator(".exercise-check > :is(.exercise-done, .exercise-advice, .run-error)");
    const asks = exercise.locator(".run-asking button");
    await ended.or(asks).first().waitFor();
    if (await asks.isVisible()) await asks.click();
    await ended.first().waitFor();
    return await exercise.locator(".exercise-status").innerText();
}

/** Makes the solution, as a reader does: by writing it, or by tapping lines. */
async function solve(exercise: Locator, own: Exercise): Promise<void> {
    if (own.kind === "order") {
        const { lines } = linesToOrder(own, "python");
        for (const line of lines.slice(0, lines.length - (own.extra ?? []).length)) {
            await exercise.locator(`[data-order-line=${JSON.stringify(line)}]`).click();
        }
        return;
    }
    const editor = exercise.locator(".cm-content");
    await exercise.locator('[data-run-press="edit"]').click();
    await editor.fill(solutionOf(own, "python"));
}

test("a phone without a network goes from the first look to the tick in one exercise of each kind", async ({
    host,
    phone,
}) => {
    const { right } = strings.gu.exercises;
    const page = await phone.newPage();
    await page.goto(addressOf("gu", walked.change));
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Python is fetched once.
    await check(sectionOf(page, walked.change));
    host.reach(false);
    let opened = "";
    for (const own of Object.values(walked)) {
        const address = addressOf("gu", own);
        // The page that was opened with a network knows of no service worker yet.
        if (opened !== address) await page.goto(address);
        opened = address;
        const exercise = sectionOf(page, own);
        expect(await check(exercise), `the beginning of ${own.id}`).not.toBe(right);
        expect(await exercise.locator(".exercise-advice dd").count()).toBe(3);
        expect(await page.evaluate(overflowingElements, 320)).toEqual([]);
        await solve(exercise, own);
        expect(await check(exercise), `the solution of ${own.id}`).toBe(right);
        await expect.poll(() => exercise.locator("[data-exercise-mark]").isVisible()).toBe(true);
    }
    // What is written and what is done is there after a reload.
    await page.reload();
    const last = sectionOf(page, walked.survive);
    await expect.poll(() => last.locator("[data-exercise-mark]").isVisible()).toBe(true);
    const kept = solutionOf(walked.survive, "python");
    await expect.poll(() => last.locator(".code-block code").first().textContent()).toBe(kept);
});

describe("lines that are brought into order", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 740 } });

    test("are moved by the arrow keys, and each step is said", async ({ page }) => {
        const words = strings.en.exercises.order;
        await page.goto(addressOf("en", walked.order));
        const exercise = sectionOf(page, walked.order);
        const left = exercise.locator(".order-left button");
        await left.first().focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => exercise.locator(".order-chosen li").count()).toBe(1);
        await left.first().click();
        await expect.poll(() => exercise.locator(".order-chosen li").count()).toBe(2);
        const before = await exercise.locator(".order-chosen .order-code").allTextContents();
        // Picked up, moved and put down by keys alone.
        await exercise.locator(".order-chosen .order-line").first().focus();
        const moved = exercise.locator('[id^="DndLiveRegion"]');
        const said = exercise.locator('[data-order] > [role="status"]').last();
        await page.keyboard.press("Space");
        await expect.poll(() => moved.innerText()).not.toBe("");
        const line = (before[0] ?? "").trim();
        // The sensor of the library listens to keys only some time after it has told that the line is picked up.
        await expect
            .poll(async () => {
                await page.keyboard.press("ArrowDown");
                return await moved.innerText();
            })
            .toBe(fill(words.over, { line, place: "2" }));
        await page.keyboard.press("Space");
        await expect
            .poll(() => exercise.locator(".order-chosen .order-code").allTextContents())
            .toEqual(before.toReversed());
        await exercise
            .getByRole("button", { name: words.up.slice(0, words.up.indexOf("{")) })
            .last()
            .click();
        await expect.poll(() => exercise.locator(".order-chosen .order-code").allTextContents()).toEqual(before);
        await expect.poll(() => said.innerText()).toContain(line);
        expect((await axeFindings(page)).faults).toEqual([]);
    });
});
