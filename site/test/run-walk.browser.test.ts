/** A learner with a phone, in Gujarati: runs a chapter's program, asks a question of their own, then goes offline. */
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./on-phone.ts";

const words = strings.gu.run;
const chapter = "/gu/course/chapter0/1";

async function chooseProgram(page: Page, client: string): Promise<Locator> {
    await page.locator(`[data-tab="${client}"]`).tap();
    return page.locator(`[data-panel="${client}"] .run`);
}

/** Presses Run, and returns the question before a download, if any, and the visible result. */
async function run(row: Locator): Promise<{ readonly asked: string; readonly answer: string }> {
    const asked = await pressRun(row, { again: words.again, press: (one) => one.tap() });
    await expect.poll(() => row.locator(".run-error").count()).toBe(0);
    return { asked, answer: await row.locator(".run-output").innerText() };
}

describe.each(["js/callsheet", "python/huggingface_hub"])("with %s", (client) => {
    test("a chapter's program answers, and answers another question, also without a network", async ({
        host,
        phone,
    }) => {
        const page = await phone.newPage();
        await page.goto("/gu");
        await page.locator(`main a[href="${chapter}"]`).first().tap();
        await page.waitForURL(chapter);
        await page.evaluate(() => navigator.serviceWorker.ready);
        const row = await chooseProgram(page, client);
        const first = await run(row);
        // The size of a download is shown first. JavaScript needs none, since its files were precached.
        if (client.startsWith("python")) expect(first.asked).toMatch(/\d+(?:\.\d)? MB/);
        expect(first.answer).toContain("આકાશ");
        await expect.poll(() => row.locator(".run-honest").innerText()).toBe(words.honest);

        // From here on there is no network, and the page still opens.
        host.reach(false);
        await page.goto(chapter);
        const again = await chooseProgram(page, client);
        await again.locator('[data-run-press="edit"]').tap();
        const field = page.locator(".run-editor");
        await field.waitFor();
        await field.fill(
            (await field.locator(".cm-line").allTextContents())
                .join("\n")
                .replace(/આકાશ[^"]*/, "પતંગ ઉત્તરાયણમાં જ કેમ ચગે છે?"),
        );
        const second = await run(again);
        expect(second.asked).toBe("");
        expect(second.answer).toContain("પતંગ");
        expect(second.answer).not.toBe(first.answer);
        await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
            .toBeLessThanOrEqual(0);
    });
});
