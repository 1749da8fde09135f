/** A program in each language runs in a page of the site. */
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import { skipWithout } from "../../verify/testing/test-with.ts";
import { strings } from "../src/words/strings.ts";
import { test } from "./browser.ts";

/** The status of a successful run, up to the number of seconds. */
const [done = ""] = strings.en.run.done.split("{seconds}");

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
