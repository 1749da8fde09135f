/** The bench's results on the site. */
import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import type { Report } from "../../verify/reports/bench.ts";
import { languages } from "../src/languages.ts";
import { goalsIn } from "../src/reference/speed/Speed.tsx";
import { test } from "./browser.ts";

const report: Report = JSON.parse(readFileSync(new URL("../../verify/reports/bench.json", import.meta.url), "utf8"));
const { met, all } = goalsIn(report);

describe.each(languages)("the page of speed and size in %s", (language) => {
    test("is reached from the proof, and says how many goals are met", async ({ page }) => {
        await page.goto(`/${language}/proof`);
        await page.locator(`.proof a[href="/${language}/speed"]`).click();
        await page.waitForURL(`/${language}/speed`);
        const verdict = await page.locator(".speed strong").innerText();
        expect(verdict.match(/\d+/g)?.map(Number).toSorted()).toEqual([met, all].toSorted());
    });

    test("has a table for each group, with each of its rows", async ({ page }) => {
        await page.goto(`/${language}/speed`);
        for (const { id, rows } of report.groups) {
            await expect.poll(() => page.locator(`#${id} + p + .table tbody tr`).count()).toBe(rows.length);
        }
    });
});
