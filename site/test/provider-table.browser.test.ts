/** The table of providers in the pages of models and tasks. */
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { playHub, test, waitForHydration } from "./browser.ts";
import { overflowingElements } from "./page-checks.ts";

const model = "/en/models/openai/gpt-oss-120b";
const compare = /^Compare them/;

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox({ models: "known" });
});
afterAll(() => sandbox.close());

describe("the page of a model", () => {
    test("sets apart who was not listed for months", async ({ page }) => {
        await page.goto(model);
        const current = await page.getByRole("table", { name: "Who serves it" }).locator("time").allInnerTexts();
        const stale = await page
            .getByRole("table", { name: /^Not listed for months/ })
            .locator("time")
            .allInnerTexts();
        expect(current.every((day) => day.includes("2026"))).toBe(true);
        expect(stale.some((day) => day.includes("2025"))).toBe(true);
    });

    test("has a table that opens at a press, and sorts by keyboard", async ({ page }) => {
        await page.goto(model);
        await page.getByRole("button", { name: compare }).press("Enter");
        const table = page.getByRole("table", { name: "The providers, compared" });
        await table.waitFor();
        expect(await page.evaluate(() => document.activeElement?.localName)).toBe("select");
        await table.getByRole("button", { name: "Provider" }).press("Enter");
        const heads = async () =>
            (await table.getByRole("rowheader").allInnerTexts()).map((text) => text.toLowerCase());
        const first = await heads();
        await table.getByRole("button", { name: "Provider" }).press("Enter");
        await expect.poll(heads).toEqual(first.toReversed());
        await page.getByText("Not listed for months.").waitFor();
    });

    test("asks the Hub at a press, and narrows to what is offered", async ({ page }) => {
        await playHub(page, sandbox);
        await page.goto(model);
        await page.getByRole("button", { name: compare }).click();
        await page.getByRole("button", { name: /^Ask the Hub/ }).click();
        await page.getByText("This is what the Hub has just said.").waitFor();
        const table = page.getByRole("table", { name: "The providers, compared" });
        await table.getByRole("button", { name: "In, $" }).click();
        const column = await table.getByRole("columnheader").allInnerTexts();
        const price = column.findIndex((name) => name.startsWith("In, $"));
        const cells = await table.locator(`tbody tr > :nth-child(${price + 1})`).allInnerTexts();
        const prices = cells.filter((text) => text !== "").map(Number);
        expect(prices.length).toBeGreaterThan(1);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        await page.getByRole("checkbox", { name: "Tools" }).check();
        const tools = column.indexOf("Tools");
        const offered = table.locator(`tbody tr > :nth-child(${tools + 1})`);
        await expect.poll(async () => new Set(await offered.allInnerTexts())).toEqual(new Set(["yes"]));
    });

    test("says so where the Hub cannot be reached, and keeps what is known", async ({ page }) => {
        await page.goto(model);
        await page.getByRole("button", { name: compare }).click();
        await page.getByRole("table", { name: "The providers, compared" }).waitFor();
        await page.evaluate(() => {
            Reflect.set(window, "fetch", () => Promise.reject(new TypeError("Failed to fetch")));
        });
        await page.getByRole("button", { name: /^Ask the Hub/ }).click();
        await page.getByText("The Hub cannot be reached: from the catalogue of August 21, 2026.").waitFor();
        expect(await page.getByRole("rowheader").count()).toBeGreaterThan(5);
    });
});

describe("the page of a task", () => {
    test("has the same table for all its models, which a part of a name narrows", async ({ page }) => {
        await page.goto("/en/tasks/text-to-image");
        await page.getByRole("button", { name: compare }).click();
        const table = page.getByRole("table", { name: "The providers, compared" });
        await page.getByRole("searchbox", { name: "Part of a name" }).fill("krea fal");
        const models = table.locator("tbody td:nth-child(2)");
        await expect.poll(async () => new Set(await models.allInnerTexts()).size).toBeGreaterThan(0);
        for (const text of await models.allInnerTexts()) expect(text.toLowerCase()).toContain("krea");
        await page.getByRole("searchbox", { name: "Part of a name" }).fill("no such thing");
        await page.getByText("No provider is known to offer that.").waitFor();
    });
});

test("a model for adults has no page, no page names it, and no search finds it", async ({ page }) => {
    const response = await page.request.get("/en/models");
    expect(await response.text()).not.toMatch(/uncensored/i);
    expect((await page.request.get("/en/models/enhanceaiteam/Flux-uncensored")).status()).toBe(404);
    const isForAdults = (text: string): boolean => /nsfw|uncensored/i.test(text);
    await page.goto("/en/snippets");
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill("flux");
    const found = page.locator("dialog .found-page");
    await found.first().waitFor();
    expect((await found.allInnerTexts()).filter(isForAdults)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#model").fill("flux");
    await page.getByRole("listbox", { name: "Models" }).waitFor();
    const options = await page.getByRole("option").allInnerTexts();
    expect(options[0]).toContain("black-forest-labs/");
    expect(options.filter(isForAdults)).toEqual([]);
});

describe("on a small phone", () => {
    test.override("browserOptions", { viewport: { width: 320, height: 700 } });

    test("is no wider than the screen, in Gujarati too", async ({ page }) => {
        await playHub(page, sandbox);
        await page.goto("/gu/models/openai/gpt-oss-120b");
        await page.getByRole("button", { name: /^સરખાવો/ }).click();
        await page.getByRole("button", { name: /^Hub ને પૂછો/ }).click();
        await page.getByText("Hub એ હમણાં જ આ કહ્યું.").waitFor();
        expect(await page.evaluate(overflowingElements, 320)).toEqual([]);
    });
});
