/** The generator in a browser: from a field to the link, from the link to the code. */
import { defaultProvider, exampleOf, providerHelper, providersOf, taskIds, tasks } from "@callsheet/inference";
import { getInferenceSnippets } from "@callsheet/snippets";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";

/** Opens the generator, and waits until it answers. */
async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await alive(page);
}

const code = (page: Page): Promise<string> => page.locator(".snippet pre").innerText();
const search = (page: Page): string => new URL(page.url()).search;
const problems = (page: Page): Promise<string[]> => page.locator(".problem").filter({ visible: true }).allInnerTexts();

const chat = { id: tasks.conversational.exampleModel, pipeline_tag: "text-generation", tags: ["conversational"] };

describe("the page of a task", () => {
    test.for(taskIds.filter((task) => providerHelper("hf-inference", task)))(
        "shows its snippets: %s",
        async (task, { page }) => {
            const model =
                task === "conversational" ? chat : { id: tasks[task].exampleModel, pipeline_tag: task, tags: [] };
            const [expected] = getInferenceSnippets(model, "hf-inference").filter(
                ({ language }) => language === "python",
            );
            await open(page, `/gu/snippets?task=${task}`);
            await expect.poll(() => code(page)).toBe(expected?.content.trimEnd());
        },
    );

    test.for(taskIds.filter((task) => !providerHelper("hf-inference", task)))(
        "is shown at a provider that serves it: %s",
        async (task, { page }) => {
            await open(page, `/en/snippets?task=${task}`);
            const [provider = defaultProvider] = providersOf(task);
            await expect.poll(() => code(page)).toContain(exampleOf(provider, task).model);
            expect(await problems(page)).toEqual([]);
        },
    );
});

describe("a link", () => {
    const link =
        "/en/snippets?task=conversational&model=google%2Fgemma-3-27b-it&provider=auto&language=js&client=openai" +
        "&stream=true&bill-to=my-org&max_tokens=256&temperature=0.7&top_p=0.9";

    test("is a snippet", async ({ page }) => {
        const model = { ...chat, id: "google/gemma-3-27b-it" };
        const options = { streaming: true, billTo: "my-org", max_tokens: 256, temperature: 0.7, top_p: 0.9 };
        const expected = getInferenceSnippets(model, "auto", undefined, options).find(
            ({ language, client }) => language === "js" && client === "openai",
        );
        await open(page, link);
        await expect.poll(() => code(page)).toBe(expected?.content.trimEnd());
    });

    test("is made by filling in the form", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByLabel("Provider").selectOption("auto");
        await page.getByLabel("Model id").fill("google/gemma-3-27b-it");
        await page.getByRole("switch").click();
        await page.getByLabel("Bill to").fill("my-org");
        await page.getByLabel("max_tokens").fill("256");
        await page.getByRole("textbox", { name: "Temperature" }).fill("0.7");
        await page.getByLabel("top_p").fill("0.9");
        await page.getByRole("tab", { name: "JavaScript" }).click();
        await page.getByRole("tab", { name: "openai" }).click();
        expect(new URLSearchParams(search(page)).toString()).toBe(
            new URLSearchParams(link.slice(link.indexOf("?") + 1).replace("task=conversational&", "")).toString(),
        );
    });

    test("may say anything: what is wrong stands beside its field, and there is code all the same", async ({
        page,
    }) => {
        await open(
            page,
            "/en/snippets?task=dancing&model=a/b/c&provider=nobody&language=cobol&temperature=hot&inputs={",
        );
        expect(await problems(page)).toHaveLength(7);
        expect(await page.getByRole("textbox", { name: "Temperature" }).inputValue()).toBe("hot");
        expect(await page.getByRole("textbox", { name: "Temperature" }).getAttribute("aria-invalid")).toBe("true");
        expect(await code(page)).toContain("client.chat_completion");
    });

    test("to a provider that does not serve the task says so", async ({ page }) => {
        await open(page, "/en/snippets?task=fill-mask&provider=auto");
        await expect.poll(() => problems(page)).toEqual([expect.stringContaining("does not serve this task")]);
    });
});

describe("the history", () => {
    test("goes back and forward through choices", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByLabel("Task").selectOption("summarization");
        await page.getByRole("tab", { name: "Shell" }).click();
        expect(search(page)).toBe("?task=summarization&language=sh");

        await page.goBack();
        expect(search(page)).toBe("?task=summarization");
        await expect.poll(() => code(page)).toContain("client.summarization");
        await page.goBack();
        await expect.poll(() => code(page)).toContain("client.chat_completion");
        await page.goForward();
        await page.goForward();
        await expect.poll(() => code(page)).toContain("curl");
    });

    test("holds no step for each letter that is typed", async ({ page }) => {
        await open(page, "/en/snippets");
        const steps = await page.evaluate(() => history.length);
        await page.getByLabel("Model id").pressSequentially("-2");
        await expect.poll(() => search(page)).toContain("-2");
        expect(await page.evaluate(() => history.length)).toBe(steps);
    });
});

test("says which libraries cannot make the call, and why", async ({ page }) => {
    await open(page, "/en/snippets?task=text-to-image&provider=replicate");
    await page.getByText("Libraries that cannot make this call").click();
    const reasons = page.getByRole("definition").filter({ hasText: "the model's own id at replicate" });
    // curl alone would have had the tab of its language: it is named all the same.
    expect(await reasons.count()).toBe(2);
    await page.getByLabel("Model id at the provider").fill("black-forest-labs/flux-schnell");
    await expect.poll(() => page.getByRole("tab", { name: "Shell" }).count()).toBe(1);
});

describe("the fields", () => {
    test("put what is typed into the code", async ({ page }) => {
        await open(page, "/gu/snippets?task=summarization");
        await page.getByRole("textbox", { name: "લખાણ" }).fill('નર્મદા "ગુજરાત"ની સૌથી મોટી નદી છે.');
        await expect.poll(() => code(page)).toContain(`text='નર્મદા "ગુજરાત"ની સૌથી મોટી નદી છે.',`);
    });

    test("say why inputs do not fit, in the library's words", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByRole("button", { name: "JSON: What goes in" }).click();
        await page.getByLabel("The inputs for the model").fill('{"role": "user"}');
        expect(await problems(page)).toEqual([expect.stringContaining("conversational: messages: expected a list")]);
    });

    test("take the parameters of a task, and say what is wrong with them", async ({ page }) => {
        await open(page, "/en/snippets?task=zero-shot-classification&client=requests");
        await page.getByRole("button", { name: "JSON: Parameters" }).click();
        const parameters = page.getByLabel("Parameters, as JSON");
        await parameters.fill('{"candidate_labels": ["praise", "complaint"]}');
        await expect.poll(() => code(page)).toContain('"candidate_labels": ["praise", "complaint"]');
        await parameters.fill("{}");
        await expect.poll(() => code(page)).toContain('"refund"');
        expect(await problems(page)).toEqual([expect.stringContaining("parameters.candidate_labels")]);
    });

    test("of a provider come and go with it", async ({ page }) => {
        const provider = page.getByLabel("Provider", { exact: true });
        await open(page, "/en/snippets");
        await page.getByLabel("Your own server").fill("http://127.0.0.1:8000/v1");
        await expect.poll(() => code(page)).toContain("http://127.0.0.1:8000/v1");
        await provider.selectOption("auto");
        await page.getByLabel("How a provider is chosen").selectOption("cheapest");
        await expect.poll(() => code(page)).toContain(`${chat.id}:cheapest`);
        expect(search(page)).toBe("?provider=auto&policy=cheapest");
        await provider.selectOption("groq");
        expect(search(page)).toBe("?provider=groq");
    });

    test("let a name be cleared to write another", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByLabel("Model id").fill("");
        expect(await page.getByLabel("Model id").inputValue()).toBe("");
        expect(await problems(page)).toHaveLength(1);
    });
});

test("one press copies the whole program", async ({ page }) => {
    await open(page, "/en/snippets?task=text-to-image&client=requests");
    await page.locator("[data-copy]").click();
    await page.getByRole("status").getByText("Copied").waitFor();
    const [expected] = getInferenceSnippets(
        { id: tasks["text-to-image"].exampleModel, pipeline_tag: "text-to-image", tags: [] },
        "hf-inference",
    ).filter(({ client }) => client === "requests");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected?.content.trimEnd());
});

test("the tabs are one stop of the keyboard each, and move by arrows", async ({ page }) => {
    await open(page, "/en/snippets");
    await page.getByRole("tab", { name: "Python" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(search(page)).toBe("?language=js");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("callsheet");
});

test("what a control or a tab names is in the page, whatever was chosen", async ({ page }) => {
    const unnamed = () =>
        page.evaluate(() =>
            ["for", "aria-describedby", "aria-labelledby", "aria-controls"].flatMap((attribute) =>
                [...document.querySelectorAll(`[${attribute}]`)]
                    .flatMap((element) => element.getAttribute(attribute)?.split(" ") ?? [])
                    .filter((id) => !document.getElementById(id)),
            ),
        );
    await open(page, "/en/snippets");
    expect(await unnamed()).toEqual([]);
    await page.getByRole("textbox", { name: "Temperature" }).fill("hot");
    await page.getByRole("tab", { name: "JavaScript" }).click();
    await page.getByRole("tab", { name: "openai" }).click();
    await expect.poll(() => code(page)).toContain("new OpenAI");
    expect(await unnamed()).toEqual([]);
    expect(await page.getByRole("tabpanel", { name: "openai" }).count()).toBe(1);
});
