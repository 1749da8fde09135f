/** The generated form in a browser: every kind of field, by keyboard, changes the code and the link. */

import { parseQuery } from "@callsheet/snippets/query";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test, waitForHydration } from "./browser.ts";
import { axeFindings, overflowingElements } from "./page-checks.ts";

/** Opens the generator, and waits until it is hydrated. */
async function open(page: Page, task: string, more = "", language = "en"): Promise<void> {
    await page.goto(`/${language}/snippets?task=${task}${more}`);
    await waitForHydration(page);
    await page.locator(".callsheet-form :is(label, legend) > code").first().waitFor();
}

const code = (page: Page): Promise<string> => page.locator(".callsheet-result pre").first().innerText();
const problems = (page: Page): Promise<string[]> =>
    page.locator(".callsheet-form .callsheet-problem").filter({ visible: true }).allInnerTexts();

/** The inputs or the parameters in the link. */
const linked = (page: Page, name: "inputs" | "parameters"): unknown => {
    const text = parseQuery(new URL(page.url()).search)[name];
    return text === undefined ? undefined : JSON.parse(text);
};

/** The field of a parameter, by its name in programs, which is part of the label. */
const field = (page: Page, name: string): Locator =>
    page.getByLabel(new RegExp(` \\(${name}\\)$`)).and(page.locator("input, select, textarea"));

async function type(page: Page, name: string, text: string): Promise<void> {
    await field(page, name).focus();
    await page.keyboard.type(text);
}

async function unfold(page: Page): Promise<void> {
    await page.locator(".callsheet-rare summary").focus();
    await page.keyboard.press("Enter");
    await page.locator(".callsheet-rare .callsheet-field").first().waitFor();
}

describe("a field of the kind", () => {
    test.for([
        ["number", "conversational", "max_tokens", "256", "max_tokens=256", { max_tokens: 256 }],
        ["choice", "token-classification", "aggregation_strategy", "max", 'aggregation_strategy="max"', undefined],
        ["text", "translation", "src_lang", "en", 'src_lang="en"', { src_lang: "en" }],
    ] as const)("%s is typed", async ([kind, task, name, text, argument, parameters], { page }) => {
        await open(page, task);
        if (kind === "number") await expect.poll(() => field(page, name).getAttribute("placeholder")).toBe("512");
        await type(page, name, text);
        await expect.poll(() => code(page)).toContain(argument);
        if (parameters) await expect.poll(() => linked(page, "parameters")).toEqual(parameters);
        else await page.getByText("that of the token which is surest").waitFor();
    });

    test("number keeps what is half typed, and what is wrong, and says what is expected", async ({ page }) => {
        await open(page, "conversational");
        await type(page, "temperature", "0.");
        await expect.poll(() => problems(page)).toEqual([]);
        await page.keyboard.type("50");
        await expect.poll(() => field(page, "temperature").inputValue()).toBe("0.50");
        await expect.poll(() => linked(page, "parameters")).toEqual({ temperature: 0.5 });
        await field(page, "temperature").fill("3");
        await expect.poll(() => problems(page)).toEqual(["Expected here: 0 to 2."]);
        await field(page, "temperature").fill("hot");
        await expect.poll(() => linked(page, "parameters")).toEqual({ temperature: "hot" });
        await page.reload();
        await waitForHydration(page);
        await expect.poll(() => field(page, "temperature").inputValue()).toBe("hot");
        await expect.poll(() => field(page, "temperature").getAttribute("aria-invalid")).toBe("true");
    });

    test("number takes the digits of Gujarati", async ({ page }) => {
        await open(page, "conversational", "", "gu");
        await type(page, "max_tokens", "૬૪");
        await expect.poll(() => linked(page, "parameters")).toEqual({ max_tokens: 64 });
        await expect.poll(() => field(page, "max_tokens").inputValue()).toBe("૬૪");
    });

    test("number goes back to its default", async ({ page }) => {
        await open(page, "conversational", `&parameters=${JSON.stringify({ seed: 7, top_p: 0.9 })}`);
        await page.getByRole("button", { name: "Reset: Seed" }).press("Enter");
        await expect.poll(() => linked(page, "parameters")).toEqual({ top_p: 0.9 });
        await expect.poll(() => field(page, "seed").inputValue()).toBe("");
    });

    test("yes or no is chosen, or left to the service", async ({ page }) => {
        await open(page, "conversational");
        await unfold(page);
        await type(page, "logprobs", "Yes");
        await expect.poll(() => code(page)).toContain("logprobs=True");
        await expect.poll(() => linked(page, "parameters")).toEqual({ logprobs: true });
        await page.keyboard.press("Home");
        await expect.poll(() => linked(page, "parameters")).toBeUndefined();
    });

    test("list takes a text at Enter and at a comma, and gives it back", async ({ page }) => {
        await open(page, "zero-shot-classification");
        await type(page, "candidate_labels", "praise, delay");
        await page.keyboard.press("Enter");
        const labels = (more: readonly string[]) => ({ candidate_labels: ["refund", "legal", "faq", ...more] });
        await expect.poll(() => linked(page, "parameters")).toEqual(labels(["praise", "delay"]));
        await page.getByRole("status").filter({ hasText: "Added: delay." }).waitFor({ state: "attached" });
        await page.keyboard.press("Backspace");
        await expect.poll(() => linked(page, "parameters")).toEqual(labels(["praise"]));
        await page.getByRole("button", { name: "Remove: praise" }).press("Enter");
        await expect.poll(() => linked(page, "parameters")).toBeUndefined();
        await expect
            .poll(() => field(page, "candidate_labels").evaluate((input) => input === document.activeElement))
            .toBe(true);
    });

    test("list shows a line break as it is typed in programs", async ({ page }) => {
        await open(page, "conversational");
        await type(page, "stop", "\\n\\n");
        await page.keyboard.press("Enter");
        await expect.poll(() => linked(page, "parameters")).toEqual({ stop: ["\n\n"] });
        await expect.poll(() => page.locator(".callsheet-chips li span").innerText()).toBe("\\n\\n");
    });

    test("object has its own fields", async ({ page }) => {
        await open(page, "image-to-image");
        await type(page, "width", "1024");
        await type(page, "height", "768");
        const prompt = "Make it look like a pencil drawing";
        await expect
            .poll(() => linked(page, "parameters"))
            .toEqual({ prompt, target_size: { width: 1024, height: 768 } });
        await expect.poll(() => code(page)).toContain("1024");
    });

    test("JSON begins with an example, and waits until it is JSON", async ({ page }) => {
        await open(page, "conversational");
        await unfold(page);
        await page.getByRole("button", { name: "Insert an example: Tools" }).press("Enter");
        await expect.poll(() => code(page)).toContain("get_weather");
        await field(page, "tools").fill('[{"type": "function"');
        await expect.poll(() => problems(page)).toContain("This is not JSON: check quotes, commas and brackets.");
        await expect.poll(() => field(page, "tools").inputValue()).toBe('[{"type": "function"');
        await page.keyboard.press("End");
        await page.keyboard.type("}]");
        await expect.poll(() => linked(page, "parameters")).toEqual({ tools: [{ type: "function" }] });
    });

    test("file is named, or picked and shown, and goes nowhere", async ({ page }) => {
        await open(page, "image-classification");
        await field(page, "inputs").fill("boat.png");
        await expect.poll(() => code(page)).toContain("boat.png");
        await page.getByLabel("Choose a file").setInputFiles({
            name: "kite.svg",
            mimeType: "image/svg+xml",
            buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
        });
        await expect.poll(() => code(page)).toContain("kite.svg");
        await expect.poll(() => page.getByRole("img", { name: "kite.svg" }).getAttribute("src")).toMatch(/^blob:/);
        await field(page, "inputs").fill("other.png");
        await expect.poll(() => page.getByRole("img", { name: "kite.svg" }).count()).toBe(0);
    });

    test("table is filled in cell by cell", async ({ page }) => {
        await open(page, "tabular-classification");
        await page.getByRole("button", { name: "Add a row" }).press("Enter");
        // The focus is in the new row.
        await page.keyboard.type("7.5");
        const cell = page.getByLabel("radius, row 3");
        await expect.poll(() => cell.inputValue()).toBe("7.5");
        const data = () => (linked(page, "inputs") as { readonly data?: unknown } | undefined)?.data;
        await expect.poll(data).toMatchObject({ radius: [12.3, 20.6, 7.5], texture: [15.7, 29.3, ""] });
        await page.getByRole("button", { name: "Remove: Row 3" }).press("Enter");
        await expect.poll(data).toBeUndefined();
        await page.getByLabel("Column 1").fill("texture");
        await expect.poll(() => problems(page)).toEqual(["Two columns have the same name: give each its own."]);
        await page.getByLabel("Column 1").fill("span");
        await expect.poll(data).toMatchObject({ span: [12.3, 20.6] });
        await expect.poll(() => code(page)).toContain('"span"');
    });
});

describe("the messages", () => {
    test("are turns: added, told who speaks, moved and removed by keyboard", async ({ page }) => {
        await open(page, "conversational");
        await page.getByLabel("System prompt").focus();
        await page.keyboard.type("Be brief.");
        await page.getByRole("button", { name: "Add a turn" }).press("Enter");
        await page.keyboard.type("Of course.");
        const question = { role: "user", content: "Explain in two sentences why the sky is blue." };
        const system = { role: "system", content: "Be brief." };
        const answer = { role: "assistant", content: "Of course." };
        await expect.poll(() => linked(page, "inputs")).toEqual([system, question, answer]);
        await expect.poll(() => code(page)).toContain("Of course.");

        await page.getByRole("button", { name: "Up: Turn 2" }).press("Enter");
        await expect.poll(() => linked(page, "inputs")).toEqual([system, answer, question]);
        await expect
            .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
            .toBe("Up: Turn 1");
        await page.getByRole("status").filter({ hasText: "Turn 2 is now number 1." }).waitFor({ state: "attached" });

        await page.getByRole("button", { name: "Remove: Turn 1" }).press("Enter");
        await page.getByLabel("System prompt").fill("");
        await expect.poll(() => linked(page, "inputs")).toBeUndefined();
    });

    test("hold images, by URL or by the name of a file", async ({ page }) => {
        await open(page, "conversational");
        await page.getByRole("button", { name: "Add an image, Turn 1" }).press("Enter");
        await page.getByLabel("Image", { exact: true }).fill("kite.png");
        await expect.poll(() => code(page)).toContain("kite.png");
        await expect
            .poll(() => linked(page, "inputs"))
            .toMatchObject([{ content: [{ type: "text" }, { type: "image_url", image_url: { url: "kite.png" } }] }]);
        await page.getByRole("button", { name: "Remove: Image 1, Turn 1" }).press("Enter");
        await expect.poll(() => linked(page, "inputs")).toBeUndefined();
    });

    test("keep what the editor does not show", async ({ page }) => {
        const tool_calls = [{ id: "1", type: "function", function: { name: "get_time", arguments: "{}" } }];
        const messages = [{ role: "assistant", content: "Wait.", tool_calls }];
        await open(page, "conversational", `&inputs=${encodeURIComponent(JSON.stringify(messages))}`);
        await page.getByText("kept as it is: tool_calls").waitFor();
        await page.getByLabel("Text, Turn 1").fill("One moment.");
        await expect.poll(() => linked(page, "inputs")).toEqual([{ ...messages[0], content: "One moment." }]);
    });
});

describe("JSON", () => {
    test("is a press away, and in step with the fields", async ({ page }) => {
        await open(page, "conversational", `&parameters=${JSON.stringify({ seed: 7 })}`);
        const press = page.getByRole("button", { name: "JSON: Parameters" });
        await press.press("Enter");
        const text = page.getByLabel("Parameters, as JSON");
        await expect.poll(async () => JSON.parse(await text.inputValue())).toEqual({ seed: 7 });
        await text.fill('{ "seed": 8, "priority": 1 }');
        await expect.poll(() => linked(page, "parameters")).toEqual({ seed: 8, priority: 1 });
        // Formatted as it was typed, not as in the link.
        await expect.poll(() => text.inputValue()).toBe('{ "seed": 8, "priority": 1 }');
        await press.press("Enter");
        await expect.poll(() => field(page, "seed").inputValue()).toBe("8");
        await page.getByText("Also set, and seen as JSON: priority").waitFor();
    });

    test("that is none stays as it is typed, and the fields wait", async ({ page }) => {
        await open(page, "conversational");
        const press = page.getByRole("button", { name: "JSON: What goes in" });
        await press.press("Enter");
        const text = page.getByLabel("The inputs for the model, as JSON");
        await text.fill('[{"role": "user"');
        await page.getByText("The fields come back when this is JSON again.").waitFor();
        await expect.poll(() => press.isDisabled()).toBe(true);
        await page.keyboard.press("End");
        await page.keyboard.type(', "content": "Hello"}]');
        await expect.poll(() => code(page)).toContain('"Hello"');
        await press.press("Enter");
        await expect.poll(() => page.getByLabel("Text, Turn 1").inputValue()).toBe("Hello");
    });

    test("stands in a field that cannot show the value", async ({ page }) => {
        await open(page, "conversational", `&parameters=${JSON.stringify({ seed: [7] })}`);
        await expect.poll(async () => JSON.parse(await field(page, "seed").inputValue())).toEqual([7]);
        await field(page, "seed").fill("8");
        await expect.poll(() => linked(page, "parameters")).toEqual({ seed: 8 });
    });
});

const kinds = [
    "conversational",
    "image-to-image",
    "table-question-answering",
    "token-classification",
    "zero-shot-image-classification",
    "sentence-similarity",
    "text-generation",
] as const;

test.for(kinds)(
    "the form of %s has no fault that a machine can find, and fits a small phone",
    async (task, { page }) => {
        await open(page, task, "", "gu");
        if ((await page.locator(".callsheet-rare").count()) > 0) await unfold(page);
        await expect.poll(async () => (await axeFindings(page)).faults).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => page.evaluate(overflowingElements, 320)).toEqual([]);
    },
);
