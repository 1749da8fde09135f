/** Walks through the generator: on a phone, with the keyboard alone, and by accessible names. */
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { getInferenceSnippets } from "@callsheet/snippets";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { playHub, test, waitForHydration } from "./browser.ts";
import { faintTexts, overflowingElements } from "./page-checks.ts";

const code = (page: Page): Promise<string> => page.locator(".callsheet-result pre").innerText();

describe("on a phone, in Gujarati", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("four letters, a model, a message, curl, and the link says the same elsewhere", async ({ page, browser }) => {
        await page.goto("/gu/snippets");
        await waitForHydration(page);
        const model = page.getByRole("combobox", { name: "મોડેલનું id" });
        await model.fill("gemm");
        await page.getByRole("option", { name: /google\/gemma-4-31B-it/ }).tap();
        await expect.poll(() => model.inputValue()).toBe("google/gemma-4-31B-it");
        await page.getByRole("group", { name: /1/ }).getByRole("textbox").first().fill("કેમ છો?");
        await page.getByRole("button", { name: "Code જુઓ" }).tap();
        await page.getByRole("tab", { name: "Terminal" }).tap();
        await expect.poll(() => code(page)).toContain("કેમ છો?");
        await expect.poll(() => code(page)).toMatch(/^curl /);
        await expect.poll(() => code(page)).toContain("google/gemma-4-31B-it:");
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

        await page.getByRole("button", { name: "Link copy કરો" }).tap();
        await page.getByRole("status").getByText("Copy થઈ ગયું").waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        const context = await browser.newContext({ baseURL: inject("origin"), viewport: { width: 360, height: 740 } });
        const fresh = await context.newPage();
        await fresh.goto(link);
        await waitForHydration(fresh);
        await fresh.getByRole("button", { name: "Code જુઓ" }).click();
        await expect.poll(() => code(fresh)).toBe(await code(page));
        await context.close();
    });

    test("a library that lacks the provider's own id leads to its field", async ({ page }) => {
        await page.goto("/gu/snippets?model=my-org/mine&task=text-to-image&provider=replicate&client=curl");
        await waitForHydration(page);
        await page.getByRole("button", { name: "Code જુઓ" }).tap();
        await page.getByRole("button", { name: "Provider પાસેનું id લખો" }).tap();
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("provider-model");
    });

    test("the form and the code keep their places", async ({ page }) => {
        await page.goto("/gu/snippets");
        await waitForHydration(page);
        const place = await page.evaluate(async () => {
            await document.fonts.ready;
            window.scrollTo(0, 500);
            document.querySelector<HTMLElement>(".callsheet-sides [aria-pressed=false]")?.click();
            return window.scrollY;
        });
        await page.getByRole("tab", { name: "Terminal" }).waitFor();
        await page.getByRole("button", { name: "વિગત ભરો" }).tap();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    });

    test("nothing is wider than a small screen, or faint, on either side, whatever the link says", async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const invalid = "?task=dancing&model=a/b/c&temperature=hot";
        for (const query of ["", "?model=black-forest-labs/FLUX.1-dev", "?task=table-question-answering", invalid]) {
            await page.goto(`/gu/snippets${query}`);
            await waitForHydration(page);
            for (const side of ["વિગત ભરો", "Code જુઓ"]) {
                await page.getByRole("button", { name: side }).tap();
                const message = `${query} ${side}`;
                await expect.poll(() => page.evaluate(overflowingElements, 320), { message }).toEqual([]);
                for (const colorScheme of ["dark", "light"] as const) {
                    await page.emulateMedia({ colorScheme });
                    await expect.poll(() => page.evaluate(faintTexts), { message }).toEqual([]);
                }
            }
        }
    });
});

describe("the examples", () => {
    test("are in the language of the page where a model speaks it, and the link keeps what was chosen", async ({
        page,
    }) => {
        await page.goto("/gu/snippets");
        await waitForHydration(page);
        await expect.poll(() => code(page)).toContain("આકાશ ભૂરું કેમ દેખાય છે?");
        const task = page.getByLabel("કામ (task)");
        await task.selectOption("zero-shot-classification");
        await expect.poll(() => code(page)).toContain("પાર્સલ ફાટેલું આવ્યું");
        await task.selectOption("text-to-image");
        await expect.poll(() => code(page)).toContain("A paper boat on a monsoon street");
        await page.getByText("અંગ્રેજીમાં લખો").waitFor();
        await task.selectOption("conversational");
        await expect.poll(() => code(page)).toContain("આકાશ ભૂરું કેમ દેખાય છે?");
        const { search } = new URL(page.url());
        await page.goto(`/en/snippets${search}`);
        await waitForHydration(page);
        await expect.poll(() => code(page)).toContain("આકાશ ભૂરું કેમ દેખાય છે?");
    });

    test("are in English on English pages, on the home page and for a task too", async ({ page }) => {
        for (const [address, text] of [
            ["/gu", "આકાશ ભૂરું"],
            ["/en", "why the sky is blue"],
            ["/gu/tasks/sentence-similarity", "બસ બપોરે"],
            ["/en/tasks/sentence-similarity", "The bus leaves at noon."],
        ] as const) {
            await page.goto(address);
            await expect.poll(() => page.locator("pre").first().textContent(), { message: address }).toContain(text);
        }
    });
});

describe("with the keyboard alone", () => {
    test("a model is found, chosen and called", async ({ page }) => {
        await page.goto("/en/snippets");
        await waitForHydration(page);
        const name = () => page.evaluate(() => document.activeElement?.id);
        for (let steps = 0; (await name()) !== "model" && steps < 30; steps++) await page.keyboard.press("Tab");
        await page.keyboard.type("flux.1-dev");
        // The list follows the typing a moment later, and grows once the whole catalogue has loaded.
        await page.getByRole("option").first().filter({ hasText: "FLUX.1-dev" }).waitFor();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect
            .poll(() => page.getByLabel("Model id", { exact: true }).inputValue())
            .toBe("black-forest-labs/FLUX.1-dev");
        await page.keyboard.press("Tab");
        await expect.poll(() => name()).toBe("task");
        await page.keyboard.press("Tab");
        await expect.poll(() => page.getByLabel("Provider", { exact: true }).inputValue()).toBe("fal-ai");
        for (let steps = 0; steps < 60; steps++) {
            const focused = await page.evaluate(() => document.activeElement?.getAttribute("role"));
            if (focused === "tab") break;
            await page.keyboard.press("Tab");
        }
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("Enter");
        await expect
            .poll(() => page.getByRole("tabpanel", { name: "Request" }).innerText())
            .toContain("POST https://router.huggingface.co/fal-ai/fal-ai/flux/dev");
    });

    test("one press leads from the form to the code", async ({ page }) => {
        await page.goto("/en/snippets");
        await waitForHydration(page);
        await page.getByRole("button", { name: "Skip to the code" }).focus();
        await page.keyboard.press("Enter");
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
        await expect.poll(focused).toBe("Snippets");
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tab");
    });

    test("Escape closes the list and leaves what was typed", async ({ page }) => {
        await page.goto("/en/snippets");
        await waitForHydration(page);
        const model = page.getByRole("combobox", { name: "Model id" });
        await model.fill("whisper");
        const list = page.getByRole("listbox", { name: "Models" });
        await list.waitFor();
        await model.press("Escape");
        await expect.poll(() => list.count()).toBe(0);
        await expect.poll(() => model.inputValue()).toBe("whisper");
    });
});

describe("by name and role", () => {
    test("the field of the model says what it is, what it found, and which option is meant", async ({ page }) => {
        await page.goto("/en/snippets");
        await waitForHydration(page);
        const model = page.getByRole("combobox", { name: "Model id" });
        await expect.poll(() => model.getAttribute("aria-expanded")).toBe("false");
        await model.fill("whisper");
        await page.getByRole("listbox", { name: "Models" }).waitFor();
        await expect.poll(() => model.getAttribute("aria-expanded")).toBe("true");
        const options = page.getByRole("listbox", { name: "Models" }).getByRole("option");
        // The list grows once the whole catalogue has loaded.
        const found = page.getByRole("status").filter({ hasText: /models found/ });
        await expect
            .poll(async () => [await found.textContent()].includes(`${await options.count()} models found`))
            .toBe(true);
        await model.press("ArrowDown");
        const active = await model.getAttribute("aria-activedescendant");
        await expect.poll(() => options.first().getAttribute("id")).toBe(active);
        await expect.poll(() => options.first().getAttribute("aria-selected")).toBe("true");
    });

    test("every control of the page has a name", async ({ page }) => {
        await page.goto("/gu/snippets?model=black-forest-labs/FLUX.1-dev&beside=js/fetch");
        await waitForHydration(page);
        await expect.poll(() => page.locator(".callsheet-result pre").count()).toBe(2);
        const tree = await page.locator("main").ariaSnapshot();
        const nameless = tree
            .split("\n")
            .filter((line) => /^\s*- (?:textbox|combobox|button|tab|switch|listbox)(?::|$)/.test(line));
        expect(nameless).toEqual([]);
    });

    test("two programs stand side by side, each the client's own", async ({ page }) => {
        await page.goto("/en/snippets?model=openai/whisper-large-v3&client=requests&beside=js/fetch");
        await waitForHydration(page);
        const model = { id: "openai/whisper-large-v3", pipeline_tag: "automatic-speech-recognition" };
        const snippets = getInferenceSnippets(model, "hf-inference");
        const expected = ["requests", "fetch"].map((id) =>
            snippets.find(({ client }) => client === id)?.content.trimEnd(),
        );
        await expect.poll(() => page.locator(".callsheet-result pre").allInnerTexts()).toEqual(expected);
    });
});

describe("the Hub", () => {
    let sandbox: Sandbox;
    beforeAll(async () => {
        const newest = { task: "text-to-image", providers: { "fal-ai": { providerId: "fal-ai/newest" } } } as const;
        sandbox = await startSandbox({ models: { "my-org/newest": newest } });
    });
    afterAll(() => sandbox.close());

    test("is asked when the reader asks, and then who serves the model is known", async ({ page }) => {
        await playHub(page, sandbox);
        await page.goto("/en/snippets?model=my-org/newest");
        await waitForHydration(page);
        const provider = page.getByLabel("Provider", { exact: true });
        await expect.poll(() => page.locator("#provider-hint").innerText()).toContain("not in the catalogue");
        await page.getByRole("button", { name: "Ask the Hub" }).click();
        await expect.poll(() => provider.inputValue()).toBe("fal-ai");
        await expect.poll(() => page.getByLabel("Model id at the provider").inputValue()).toBe("fal-ai/newest");
        await expect.poll(() => page.locator("#provider-hint").innerText()).toContain("the Hub has just said so");
    });

    test("says what each provider asks and offers in a table, from which one is chosen", async ({ page }) => {
        await playHub(page, sandbox);
        await page.goto("/en/snippets?model=openai/gpt-oss-120b");
        await waitForHydration(page);
        await page.getByRole("button", { name: "Ask the Hub" }).click();
        const table = page.getByRole("table", { name: "The providers, compared" });
        await table
            .getByRole("cell", { name: /^In, \$: [\d.]+$/ })
            .first()
            .waitFor();
        const options = await page.getByLabel("Provider", { exact: true }).locator("option").allInnerTexts();
        expect(options.filter((text) => /[$·]|token/.test(text))).toEqual([]);
        await page.getByLabel("Sort by").selectOption("In, $");
        const first = table.getByRole("rowheader").first().getByRole("button");
        await first.click();
        await expect.poll(() => first.getAttribute("aria-pressed")).toBe("true");
        const chosen = await page.getByLabel("Provider", { exact: true }).locator("option:checked").innerText();
        expect(await first.innerText()).toBe(chosen);
    });

    test("that cannot be reached is a quiet line", async ({ page }) => {
        await page.goto("/en/snippets?model=my-org/newest&task=text-to-image");
        await waitForHydration(page);
        await page.evaluate(() => {
            // Replace fetch, because the browser would log a failed request as a complaint of the page.
            Reflect.set(window, "fetch", () => Promise.reject(new TypeError("Failed to fetch")));
        });
        await page.getByRole("button", { name: "Ask the Hub" }).click();
        await page.getByText("The Hub cannot be reached: from the catalogue of August 21, 2026.").waitFor();
    });
});

describe("a program can be kept", () => {
    test("as a file with its name, and as a notebook", async ({ page }) => {
        await page.goto("/en/snippets?model=openai/whisper-large-v3");
        await waitForHydration(page);
        await expect.poll(() => code(page)).toContain("whisper");
        const [file] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name: "Download the file" }).click(),
        ]);
        expect(file.suggestedFilename()).toBe("whisper-large-v3.py");
        const [notebook] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name: "Download a notebook" }).click(),
        ]);
        expect(notebook.suggestedFilename()).toBe("whisper-large-v3.ipynb");
    });

    test("in another page, where nothing else is shown", async ({ page }) => {
        await page.goto("/en/snippets?model=openai/whisper-large-v3&embed=1");
        await waitForHydration(page);
        await expect.poll(() => code(page)).toContain("whisper");
        await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
        await expect.poll(() => page.getByRole("heading").count()).toBe(0);
    });
});
