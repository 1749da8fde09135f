/** The browser test of `npm test`: opens every kind of page, and runs a program in each language. */
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import { skipWithout } from "../../verify/testing/test-with.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";

/** One page of each kind, alternating between the languages; `npm run test:all` visits both. */
const walk = [...Map.groupBy(aPageOfEveryKind, ({ kind }) => kind).values()].flatMap((pages, index) => {
    const page = pages[index % pages.length];
    return page ? [page] : [];
});

/** The status of a successful run, up to the number of seconds. */
const [done = ""] = strings.en.run.done.split("{seconds}");

test("every kind of page opens, and complains of nothing", async ({ page, complaints }) => {
    const faults: string[] = [];
    for (const { address, language } of walk) {
        const response = await page.goto(address);
        const lang = await page.locator("html").getAttribute("lang");
        const isHeaded = await page.locator("h1").first().isVisible();
        if (response?.status() !== 200 || lang !== language || !isHeaded) faults.push(address);
        faults.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`));
    }
    expect(faults).toEqual([]);
});

describe("a press of Run answers below a program of", () => {
    test.for([
        // A site that was built without Python cannot run it.
        ["Python", "python/huggingface_hub", ["venv"]],
        ["JavaScript", "js/huggingface.js", []],
        ["the shell", "sh/curl", []],
    ] as const)("%s", { timeout: 90_000 }, async ([, client, needs], { page, skip, task }) => {
        skipWithout(needs, { skip, task });
        await page.goto("/en/tasks/text-classification");
        await page.locator(`[data-tab="${client}"]`).first().click();
        const row = page.locator(`[data-panel="${client}"] .run`).first();
        await pressRun(row, { again: strings.en.run.again, timeout: 80_000 });
        await expect.poll(() => row.locator(".run-status").innerText()).toContain(done);
        await expect.poll(() => row.locator(".run-bars li").count()).toBeGreaterThan(0);
    });
});
