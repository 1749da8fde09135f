/** The generator in a browser: fields, link, code and history. */
import { defaultProviderOf, mappingAt, modelOf } from "@callsheet/catalogue";
import { exampleOf, providerHelper, providersOf, type TaskId, taskIds, tasks } from "@callsheet/inference";
import { getInferenceSnippets, type Snippet } from "@callsheet/snippets";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test, waitForHydration } from "./browser.ts";

/** Opens the generator, and waits until it is hydrated. */
async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await waitForHydration(page);
}

const code = (page: Page): Promise<string> => page.locator(".callsheet-result pre").innerText();
const search = (page: Page): string => new URL(page.url()).search;
const problems = (page: Page): Promise<string[]> =>
    page.locator(".callsheet-problem").filter({ visible: true }).allInnerTexts();

const chat = { id: tasks.conversational.exampleModel, pipeline_tag: "text-generation", tags: ["conversational"] };

/** The snippets of a task's example, with the provider and mapping of the catalogue. */
function snippetsOf(task: TaskId): readonly Snippet[] {
    const { exampleModel } = tasks[task];
    const model = modelOf(exampleModel);
    const provider = model && defaultProviderOf(model, task);
    if (model && provider && model.task === task) {
        return getInferenceSnippets(model, provider, mappingAt(model, provider, task));
    }
    const own = provider ?? (providerHelper("hf-inference", task) ? "hf-inference" : (providersOf(task)[0] ?? "auto"));
    const mapping = model && mappingAt(model, own, task);
    return getInferenceSnippets({ id: exampleOf(own, task).model, pipeline_tag: task, tags: [] }, own, mapping);
}

test("the page of a task shows the code of its example, at a provider that serves it", async ({ page }) => {
    await open(page, "/gu/snippets?task=summarization");
    for (const task of taskIds) {
        const [first] = ["python", "js"].flatMap((id) => snippetsOf(task).filter(({ language }) => language === id));
        // Like Back and Forward: the loaded page reads another address, which is faster than opening a page.
        await page.evaluate((address) => {
            history.pushState(null, "", address);
            dispatchEvent(new PopStateEvent("popstate"));
        }, `/gu/snippets?task=${task}`);
        await expect.poll(() => code(page), { message: task }).toBe(first?.content.trimEnd());
        await expect.poll(() => problems(page), { message: task }).toEqual([]);
    }
});

describe("what writes the code", () => {
    /** Records requests for the code-writing chunk, and blocks them while `network.isThere` is false. */
    async function watch(page: Page) {
        const requestUrls: string[] = [];
        const network = { isThere: true };
        await page.route(/\/_astro\/view\.[^/]+\.js$/, (route) => {
            requestUrls.push(route.request().url());
            return network.isThere ? route.fallback() : route.abort();
        });
        return { requestUrls, network };
    }

    test("is fetched when the focus comes near, and the first code stays as it is", async ({ page }) => {
        const { requestUrls } = await watch(page);
        await open(page, "/en/snippets");
        const first = await code(page);
        expect(requestUrls).toEqual([]);
        await page.getByRole("textbox", { name: "Temperature" }).focus();
        await expect.poll(() => requestUrls).toHaveLength(1);
        await page.getByRole("textbox", { name: "Temperature" }).fill("0.5");
        await expect.poll(() => code(page)).toContain("temperature=0.5");
        await page.getByRole("textbox", { name: "Temperature" }).fill("");
        await expect.poll(() => code(page)).toBe(first);
    });

    test("is fetched at once for a link", async ({ page }) => {
        const { requestUrls } = await watch(page);
        await open(page, "/en/snippets?client=requests");
        await expect.poll(() => code(page)).toContain("requests.post");
        expect(requestUrls).toHaveLength(1);
    });

    test("where it cannot be had, says so, keeps what was typed, and is tried again", async ({ page, complaints }) => {
        const { network } = await watch(page);
        network.isThere = false;
        await open(page, "/en/snippets");
        const temperature = page.getByRole("textbox", { name: "Temperature" });
        await temperature.fill("0.5");
        await expect.poll(() => problems(page)).toEqual([expect.stringContaining("could not be fetched")]);
        expect(complaints.splice(0)).toContain("Failed to load resource: net::ERR_FAILED");
        network.isThere = true;
        await temperature.fill("0.75");
        await expect.poll(() => temperature.inputValue()).toBe("0.75");
        await expect.poll(() => code(page)).toContain("temperature=0.75");
        await expect.poll(() => problems(page)).toEqual([]);
    });
});

describe("a link", () => {
    test("is made by filling in the form, and is a snippet", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByLabel("Provider", { exact: true }).selectOption("auto");
        await page.getByLabel("Model id", { exact: true }).fill("my-org/my-chat");
        await page.getByRole("switch").click();
        await page.getByLabel("Bill to").fill("my-org");
        await page.getByLabel("max_tokens").fill("256");
        await page.getByRole("textbox", { name: "Temperature" }).fill("0.7");
        await page.getByLabel("top_p").fill("0.9");
        await page.getByRole("tab", { name: "JavaScript" }).click();
        await page.getByRole("tab", { name: "openai" }).click();
        const link =
            "?model=my-org/my-chat&provider=auto&language=js&client=openai" +
            "&stream=true&bill-to=my-org&max_tokens=256&temperature=0.7&top_p=0.9";
        await expect.poll(() => search(page)).toBe(link);

        const model = { ...chat, id: "my-org/my-chat" };
        const options = { stream: true, billTo: "my-org", max_tokens: 256, temperature: 0.7, top_p: 0.9 };
        const expected = getInferenceSnippets(model, "auto", undefined, options).find(
            ({ language, client }) => language === "js" && client === "openai",
        );
        await open(page, `/en/snippets${link}`);
        await expect.poll(() => code(page)).toBe(expected?.content.trimEnd());
    });

    test("may say anything: what is wrong stands beside its field, and there is code all the same", async ({
        page,
    }) => {
        await open(
            page,
            "/en/snippets?task=dancing&model=a/b/c&provider=nobody&language=cobol&temperature=hot&inputs={",
        );
        await expect.poll(() => problems(page)).toHaveLength(7);
        await expect.poll(() => page.getByRole("textbox", { name: "Temperature" }).inputValue()).toBe("hot");
        await expect
            .poll(() => page.getByRole("textbox", { name: "Temperature" }).getAttribute("aria-invalid"))
            .toBe("true");
        await expect.poll(() => code(page)).toContain("client.chat_completion");
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
        await expect.poll(() => search(page)).toBe("?task=summarization&language=sh");

        await page.goBack();
        await expect.poll(() => search(page)).toBe("?task=summarization");
        await expect.poll(() => code(page)).toContain("client.summarization");
        await page.goBack();
        await expect.poll(() => code(page)).toContain("client.chat_completion");
        await page.goForward();
        await page.goForward();
        await expect.poll(() => code(page)).toContain("curl");
    });

    test("leads from a chosen model to the one before: no letter that was typed is a step", async ({ page }) => {
        await open(page, "/en/snippets?model=openai/gpt-oss-20b");
        const field = page.getByLabel("Model id", { exact: true });
        const steps = await page.evaluate(() => history.length);
        await field.fill("");
        await field.pressSequentially("whisper");
        await expect.poll(() => search(page)).toContain("whisper");
        expect(await page.evaluate(() => history.length)).toBe(steps);
        await page.getByRole("option", { name: "openai/whisper-large-v3-turbo" }).click();
        await expect.poll(() => search(page)).toBe("?model=openai/whisper-large-v3-turbo");
        await page.goBack();
        await expect.poll(() => field.inputValue()).toBe("openai/gpt-oss-20b");
        expect(await search(page)).toBe("?model=openai/gpt-oss-20b");
    });
});

describe("a library that cannot make the call", () => {
    test("keeps its tab, and says why and what to change", async ({ page }) => {
        await open(page, "/en/snippets?model=my-org/my-model&task=text-to-image&provider=replicate");
        await page.getByRole("tab", { name: "Shell" }).click();
        const panel = page.getByRole("tabpanel", { name: "curl" });
        await expect.poll(() => panel.innerText()).toContain("the model's own id at replicate");
        await panel.getByRole("button", { name: "Fill in the id at the provider" }).click();
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("input");
        await page.keyboard.type("my-org/my-model-fast");
        await expect.poll(() => code(page)).toContain("my-org/my-model-fast");
    });
});

describe("the fields", () => {
    test("say what is chosen, though the last letter was typed a moment before", async ({ page }) => {
        await open(page, "/en/snippets");
        const model = page.getByRole("combobox", { name: "Model" });
        await model.fill("gem");
        const option = page.getByRole("option", { name: "google/gemma-4-31B-it", exact: false });
        await option.waitFor();
        // In one task, so that no frame is painted between the letter and the click.
        await option.evaluate((chosen) => {
            const field = document.querySelector<HTMLInputElement>("#model");
            if (!field) return;
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "gemm");
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            if (chosen instanceof HTMLElement) chosen.click();
        });
        await expect.poll(() => search(page)).toContain("gemma-4-31B-it");
        await expect.poll(() => model.inputValue()).toBe("google/gemma-4-31B-it");
    });

    test("put what is typed into the code", async ({ page }) => {
        await open(page, "/gu/snippets?task=summarization");
        // The fields of the address come after hydration.
        await expect.poll(() => code(page)).toContain("client.summarization(");
        await page.getByRole("textbox", { name: "લખાણ" }).fill('નર્મદા "ગુજરાત"ની સૌથી મોટી નદી છે.');
        await expect.poll(() => code(page)).toContain(`text='નર્મદા "ગુજરાત"ની સૌથી મોટી નદી છે.',`);
    });

    test("say why inputs do not fit, in the library's words", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByRole("button", { name: "JSON: What goes in" }).click();
        await page.getByLabel("The inputs for the model").fill('{"role": "user"}');
        await expect
            .poll(() => problems(page))
            .toEqual([expect.stringContaining("conversational: messages: expected a list")]);
    });

    test("take the parameters of a task, and say what is wrong with them", async ({ page }) => {
        await open(page, "/en/snippets?task=zero-shot-classification&client=requests");
        await page.getByRole("button", { name: "JSON: Parameters" }).click();
        const parameters = page.getByLabel("Parameters, as JSON");
        await parameters.fill('{"candidate_labels": ["praise", "complaint"]}');
        await expect.poll(() => code(page)).toContain('"candidate_labels": ["praise", "complaint"]');
        await parameters.fill("{}");
        await expect.poll(() => code(page)).toContain('"refund"');
        await expect.poll(() => problems(page)).toEqual([expect.stringContaining("parameters.candidate_labels")]);
    });

    test("of a provider come and go with it", async ({ page }) => {
        const provider = page.getByLabel("Provider", { exact: true });
        await open(page, "/en/snippets");
        await page.getByText("More: a key of your own").click();
        await page.getByLabel("Your own server").fill("http://127.0.0.1:8000/v1");
        await expect.poll(() => code(page)).toContain("http://127.0.0.1:8000/v1");
        await page.getByLabel("My server wants no key").click();
        await expect.poll(() => code(page)).not.toContain("API_TOKEN");
        // It stays until the reader removes it.
        await page.getByLabel("Model id", { exact: true }).fill("google/gemma-3-27b-it");
        await provider.selectOption("auto");
        await expect.poll(() => code(page)).toContain("http://127.0.0.1:8000/v1");
        await expect.poll(() => page.locator("#provider-hint").innerText()).toContain("http://127.0.0.1:8000/v1");
        await page.getByLabel("My server wants no key").click();
        await page.getByLabel("Your own server").fill("");
        await page.getByLabel("Model id", { exact: true }).fill(chat.id);
        await page.getByLabel("How a provider is chosen").selectOption("cheapest");
        await expect.poll(() => code(page)).toContain(`${chat.id}:cheapest`);
        await expect.poll(() => search(page)).toContain("provider=auto&policy=cheapest");
        await provider.selectOption("groq");
        await expect.poll(() => search(page)).toBe(`?model=${chat.id}&provider=groq`);
    });

    test("let a name be cleared to write another", async ({ page }) => {
        await open(page, "/en/snippets");
        await page.getByLabel("Model id", { exact: true }).fill("");
        await expect.poll(() => page.getByLabel("Model id", { exact: true }).inputValue()).toBe("");
        await expect.poll(() => problems(page)).toHaveLength(1);
    });
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
    await expect.poll(() => unnamed()).toEqual([]);
    await page.getByRole("textbox", { name: "Temperature" }).fill("hot");
    await page.getByRole("tab", { name: "JavaScript" }).click();
    await page.getByRole("tab", { name: "openai" }).click();
    await expect.poll(() => code(page)).toContain("new OpenAI");
    await expect.poll(() => unnamed()).toEqual([]);
    await expect.poll(() => page.getByRole("tabpanel", { name: "openai" }).count()).toBe(1);
});
