/** The directive `client:touch`: when an island is hydrated, and that nothing done before is lost. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { rolldown } from "rolldown";
import { beforeAll, describe, expect } from "vitest";
import { test } from "./browser.ts";
import { Form } from "./touch-page/Form.tsx";

let script = "";

beforeAll(async () => {
    const bundle = await rolldown({
        input: fileURLToPath(new URL("touch-page/main.ts", import.meta.url)),
        platform: "browser",
        transform: { jsx: "react-jsx", define: { "process.env.NODE_ENV": '"production"' } },
    });
    const { output } = await bundle.generate({ format: "iife", minify: true });
    script = output[0].code;
});

/** Opens a page with the island in it. @param value of the directive @param above how far down it stands, in pixels */
async function open(page: Page, { value = "", above = 0, query = "" } = {}): Promise<void> {
    const island = `<astro-island ssr data-value="${value}">${renderToString(createElement(Form))}</astro-island>`;
    const body = `<!doctype html><html lang="en"><style>astro-island { display: contents } </style>
        <title>Touch</title><svg width="10" height="${above + 1}"></svg><main>${island}</main>`;
    await page.route("**/touch*", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`/touch${query}`);
    await page.addScriptTag({ content: script });
}

const requestCount = (page: Page): Promise<number> => page.evaluate(() => window.asked);
const answer = (page: Page, isThere = true): Promise<void> => page.evaluate((is) => window.answer(is), isThere);
const state = async (page: Page): Promise<Record<string, unknown>> =>
    JSON.parse(await page.locator("output").innerText());
const field = (page: Page) => page.getByRole("textbox", { name: "Text" });

describe("an island", () => {
    test("is not asked for before it is touched, and once when it is", async ({ page }) => {
        await open(page);
        await page.locator("svg").click();
        await expect.poll(() => requestCount(page)).toBe(0);
        await page.getByRole("button", { name: "Press" }).click();
        await field(page).click();
        await expect.poll(() => requestCount(page)).toBe(1);
    });

    test("with the value visible comes alive by itself where it is in sight", async ({ page }) => {
        await open(page, { value: "visible" });
        await expect.poll(() => requestCount(page)).toBe(1);
    });

    test("with the value visible waits until it is in sight", async ({ page }) => {
        await open(page, { value: "visible", above: 5000 });
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await expect.poll(() => requestCount(page)).toBe(0);
        await field(page).scrollIntoViewIfNeeded();
        await expect.poll(() => requestCount(page)).toBe(1);
    });

    test.for([
        ["", 0],
        ["?q=one", 1],
    ] as const)(
        "with the value query comes alive at once where the address asks: %s",
        async ([query, times], { page }) => {
            await open(page, { value: "query", query });
            await expect.poll(() => requestCount(page)).toBe(times);
        },
    );

    test("whose files cannot be had is asked for again, and keeps what was typed", async ({ page }) => {
        await open(page);
        await field(page).pressSequentially("one");
        await answer(page, false);
        await expect.poll(() => field(page).inputValue()).toBe("one");
        await expect
            .poll(async () => {
                await page.getByRole("button", { name: "Press" }).click();
                return requestCount(page);
            })
            .toBe(2);
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ text: "one" });
    });
});

describe("before an island is alive,", () => {
    test("what is typed stays, with the place in it, and is heard", async ({ page }) => {
        await open(page);
        await field(page).pressSequentially("one three");
        for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
        await page.keyboard.type("two ");
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ text: "one two three" });
        await expect.poll(() => field(page).inputValue()).toBe("one two three");
        await page.keyboard.type("and ");
        await expect.poll(() => state(page)).toMatchObject({ text: "one two and three", heard: ["focus"] });
    });

    test("a press is heard once, in the island and around it", async ({ page }) => {
        await open(page);
        await page.getByRole("button", { name: "Press" }).click();
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ heard: ["press"] });
        await expect.poll(() => page.evaluate(() => window.pressed)).toBe(1);
        await page.getByRole("button", { name: "Press" }).click();
        await expect.poll(() => state(page)).toMatchObject({ heard: ["press", "press"] });
    });

    test("choices are made, by pointer and by keyboard", async ({ page }) => {
        await open(page);
        await page.getByText("On", { exact: true }).click();
        await page.getByRole("combobox", { name: "Size" }).selectOption("large");
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ size: "large", isOn: true });
        await expect.poll(() => page.getByRole("checkbox", { name: "On" }).isChecked()).toBe(true);
    });

    test("a form is sent once, by its script, with what was typed", async ({ page }) => {
        await open(page);
        await field(page).pressSequentially("one");
        await page.keyboard.press("Enter");
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ text: "one", heard: ["focus", "send"] });
        expect(new URL(page.url()).search).toBe("");
    });

    test("a key that is no letter is heard", async ({ page }) => {
        await open(page);
        await field(page).press("ArrowDown");
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ heard: ["focus", "down"] });
    });

    test("the order of what is done is kept", async ({ page }) => {
        await open(page);
        await page.getByRole("button", { name: "Press" }).click();
        await field(page).press("ArrowDown");
        await page.getByRole("button", { name: "Send" }).click();
        await answer(page);
        await expect.poll(() => state(page)).toMatchObject({ heard: ["press", "down", "send"] });
    });
});
