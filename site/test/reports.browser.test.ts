/** What the proof has found, on the site. */
import { describe, expect } from "vitest";
import data from "../../verify/reports/proof.json" with { type: "json" };
import { cellsOf, type Reports, sumOf, versionOf } from "../../verify/reports/proof.ts";
import { languages } from "../src/languages.ts";
import { test } from "./browser.ts";

const { whole: report, covering }: Reports = data;
const { passed, all } = sumOf(cellsOf(report));

describe.each(languages)("in %s", (language) => {
    test("the page of the proof says how many programs passed, of each client, of each task and of all", async ({
        page,
    }) => {
        await page.goto(`/${language}/proof`);
        const first = await page.locator(".proof p").first().innerText();
        expect(first).toContain(String(passed));
        expect(first).toContain(String(all));
        const rows = page.locator("#clients + .table tbody tr");
        const clients = [...new Set(cellsOf(report).map(({ client }) => client))];
        await expect.poll(() => rows.locator("th").allInnerTexts()).toEqual([...clients, expect.any(String)]);
        await expect.poll(() => rows.last().locator("td").first().innerText()).toBe(`${passed}/${all}`);

        // Those that stand for all, apart from them.
        const texts = await page.locator(".proof .covering").allInnerTexts();
        const chosen = sumOf(covering ? cellsOf(covering) : []);
        expect(texts.map((text) => text.match(/\d+/g))).toEqual(
            covering
                ? [expect.arrayContaining([`${chosen.passed}`, `${chosen.all}`, covering.of ?? `${chosen.all}`])]
                : [],
        );

        const row = page.locator("#text-to-image + .table tbody tr").filter({ hasText: "hf-inference" });
        const cells = cellsOf(report).filter(
            ({ task, provider }) => task === "text-to-image" && provider === "hf-inference",
        );
        const counts = (await row.locator("td").allInnerTexts()).filter((text) => text !== "–");
        expect(counts.toSorted()).toEqual(cells.map((cell) => `${cell.passed}/${cell.all}`).toSorted());
    });
});

test("the generator says of a snippet with what it was run, and leads to its task", async ({ page }) => {
    await page.goto("/en/snippets?task=fill-mask&client=requests");
    const note = page.locator(".callsheet-result .hint a").filter({ visible: true });
    await expect.poll(() => note.innerText()).toContain(`Checked with ${versionOf(report, "python/requests")} on `);
    await note.click();
    await page.waitForURL("/en/proof#fill-mask");
});
