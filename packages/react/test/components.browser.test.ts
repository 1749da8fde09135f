/** The components in Chromium: as the server renders them, and after React has taken over. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../../verify/testing/chromium.ts";
import { faultsOfLook } from "../../../verify/testing/faults-of-look.ts";
import { type StarterPage, starterPages } from "../../../verify/testing/starter-pages.ts";
import { storiesInside, storyDocument } from "../stories/story-document.tsx";

let browser: Browser;
let html: string;

beforeAll(async () => {
    [browser, html] = await Promise.all([chromium.launch(chromiumOptions()), storyDocument()]);
});
afterAll(() => browser.close());

/** The page of the stories, and what its console says. */
async function open(
    options: BrowserContextOptions = {},
    context?: BrowserContext,
): Promise<{ page: Page; errors: readonly string[] }> {
    const page = await (context ?? (await browser.newContext(options))).newPage();
    // So that a test can stop the time.
    await page.clock.install();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    if (context) await page.goto(address);
    // A page without an address has no storage.
    else await page.setContent(html);
    return { page, errors };
}

/** Nothing listens there: `siteContext` answers. */
const address = "http://stories.localhost/";

/** Pages of one site, which have a storage. */
async function siteContext(): Promise<BrowserContext> {
    const context = await browser.newContext();
    await context.route("**/*", (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
    return context;
}

const story = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("after React has taken over", () => {
    test("nothing of the page differs from what was rendered", async () => {
        const { page, errors } = await open();
        await expect.poll(() => page.getByRole("button", { name: "Copy" }).count()).toBeGreaterThan(5);
        expect(errors).toEqual([]);
    });

    test("tabs are chosen with the keyboard", async () => {
        const { page } = await open();
        const tabs = story(page, "tabs").getByRole("tab");
        await expect.poll(() => tabs.count()).toBe(8);
        await tabs.first().focus();
        await page.keyboard.press("End");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true);
        expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
        await page.keyboard.press("Enter");
        expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
        const panel = story(page, "tabs").getByRole("tabpanel");
        expect(await panel.count()).toBe(1);
        expect(await panel.getByRole("group").getAttribute("aria-label")).toBe(
            `Code: ${await tabs.nth(1).innerText()}`,
        );
    });

    test("a program is copied, and the button says so", async () => {
        const { page } = await open();
        const snippet = story(page, "a snippet");
        await snippet.getByRole("button", { name: "Copy" }).waitFor();
        await page.clock.pauseAt(Date.now() + 60_000);
        await snippet.getByRole("button", { name: "Copy" }).click();
        // A page without an address has no clipboard API: the older way copies.
        await expect.poll(() => snippet.getByRole("status").innerText()).toBe("Copied");
        await page.clock.runFor(1000);
        await expect.poll(() => snippet.getByRole("status").innerText()).toBe("");
    });

    test("a model is searched, and its programs follow", async () => {
        const { page } = await open();
        const own = story(page, "hooks and parts");
        const field = own.getByRole("combobox", { name: "Model" });
        await expect.poll(() => own.getByText(/^ready/).count()).toBe(1);
        await field.fill("whisper-large-v3-turbo");
        await expect.poll(() => own.getByRole("option").count()).toBe(1);
        await field.press("ArrowDown");
        await field.press("Enter");
        expect(await field.inputValue()).toBe("openai/whisper-large-v3-turbo");
        await expect.poll(() => own.getByRole("tabpanel").innerText()).toContain("openai/whisper-large-v3-turbo");
    });
});

describe("tabs of a group", () => {
    const group = (page: Page) => story(page, "tabs that share a choice");
    const selected = (page: Page) => group(page).getByRole("tab", { selected: true }).allInnerTexts();

    test("share a choice, or at least its language, and no others have it", async () => {
        const { page } = await open();
        await group(page).getByRole("tab", { name: "curl" }).first().click();
        expect(await selected(page)).toEqual(["curl", "curl"]);
        await group(page).getByRole("tab", { name: "openai JavaScript" }).click();
        expect(await selected(page)).toEqual(["openai", "fetch"]);
        expect(await story(page, "tabs").getByRole("tab", { selected: true }).innerText()).toBe("huggingface_hub");
    });

    test("keep the choice for the next page, which React takes over without a difference", async () => {
        const context = await siteContext();
        const first = await open({}, context);
        await group(first.page).getByRole("tab", { name: "curl" }).last().click();
        const second = await open({}, context);
        await expect.poll(() => selected(second.page)).toEqual(["curl", "curl"]);
        // What is open beside it follows.
        await group(second.page).getByRole("tab", { name: "fetch JavaScript" }).last().click();
        await expect.poll(() => selected(first.page)).toEqual(["fetch", "fetch"]);
        expect([...first.errors, ...second.errors]).toEqual([]);
    });
});

describe("the generator", () => {
    test("follows another start, and keeps what a person types meanwhile", async () => {
        const { page, errors } = await open();
        const own = story(page, "the generator of a changing start");
        const code = () => own.getByRole("group", { name: /^Code:/ }).innerText();
        expect(await code()).toContain("openai/whisper-large-v3");
        await own.getByRole("button", { name: "black-forest-labs/FLUX.1-dev" }).click();
        await expect.poll(code).toContain("black-forest-labs/FLUX.1-dev");
        expect(await own.getByRole("combobox", { name: "Model id" }).inputValue()).toBe("black-forest-labs/FLUX.1-dev");
        // The start is made from the query that the generator tells: each key comes back as another start.
        const prompt = own.getByRole("textbox", { name: /^Prompt/ });
        await prompt.fill("");
        await prompt.pressSequentially("A tall ship");
        expect(await prompt.evaluate((field) => field === document.activeElement)).toBe(true);
        await expect.poll(code).toContain('"A tall ship"');
        await expect.poll(() => own.locator("output").innerText()).toContain("A+tall+ship");
        await own.getByRole("button", { name: "openai/whisper-large-v3" }).click();
        await expect.poll(code).toContain("openai/whisper-large-v3");
        expect(errors).toEqual([]);
    });

    test("shows a code for what a person chooses and types", async () => {
        const { page, errors } = await open();
        const own = story(page, "the generator");
        const code = () => own.getByRole("group", { name: /^Code:/ }).innerText();
        expect(await code()).toContain("black-forest-labs/FLUX.1-dev");
        await own.getByRole("tab", { name: "JavaScript" }).click();
        await expect.poll(code).toContain('from "@callsheet/inference"');
        await own.getByRole("combobox", { name: "Model id" }).fill("openai/gpt-oss-20b");
        await own.getByRole("combobox", { name: "Task" }).selectOption("conversational");
        await own
            .getByRole("textbox", { name: /^Text, / })
            .first()
            .fill("Who are you?");
        await expect.poll(code).toContain("Who are you?");
        expect(errors).toEqual([]);
    });

    test("loads what it needs where nothing was prepared", async () => {
        const { page } = await open();
        const own = story(page, "the generator without a start");
        await expect.poll(() => own.getByRole("group", { name: /^Code:/ }).innerText()).toContain("chat_completion");
        await own.getByRole("combobox", { name: "Provider" }).selectOption("groq");
        await expect.poll(() => own.getByRole("group", { name: /^Code:/ }).innerText()).toContain(":groq");
    });

    test("has code before any script, for a model that is in no catalogue too", async () => {
        const { page } = await open({ javaScriptEnabled: false });
        const own = story(page, "the generator of a client that cannot make the call");
        expect(await own.getByRole("group", { name: /^Code:/ }).innerText()).toContain('model="my/own"');
        expect(await own.getByRole("button").filter({ visible: true }).count()).toBe(0);
        expect(await own.locator("noscript p").innerText()).toContain("Turn JavaScript on");
    });

    test("offers the nearest name for a model that nobody knows", async () => {
        const { page } = await open();
        const own = story(page, "the generator");
        const field = own.getByRole("combobox", { name: "Model id" });
        await field.fill("openai/wisper-large-v3");
        await field.blur();
        await own.getByText(/not in the catalogue .* Did you mean openai\/whisper-large-v3/).waitFor();
        await field.fill("openai/whisper-large-v3");
        await field.blur();
        await own.getByText("Did you mean").waitFor({ state: "detached" });
    });

    test("has an id for each field, although there are several", async () => {
        const { page } = await open();
        const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.length).toBeGreaterThan(100);
        expect(new Set(ids).size).toBe(ids.length);
    });

    test("keeps an edit of one from the others", async () => {
        const { page } = await open();
        const fields = page.getByRole("combobox", { name: "Provider" });
        const before = await fields.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
        await fields.first().selectOption("together");
        const after = await fields.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
        expect(after).toEqual(["together", ...before.slice(1)]);
    });

    test("draws code and what comes after it as the page wants", async () => {
        const { page } = await open();
        const own = story(page, "the generator of a table, with classes and code of one's own");
        expect(await own.locator("pre[data-kind=sh]").innerText()).toContain("curl");
        expect(await own.locator(".callsheet-generator.own-root").count()).toBe(1);
        expect(await own.getByText(/^Asks .* by curl\.$/).count()).toBe(1);
        await own.getByRole("tab", { name: "Python" }).click();
        await expect
            .poll(() => page.evaluate(() => document.documentElement.dataset["query"]))
            .toBe("?task=table-question-answering&language=python");
    });

    test("says why there is no code", async () => {
        const { page } = await open();
        const unserved = story(page, "the generator of a task that the provider does not serve");
        expect(await unserved.getByRole("group", { name: /^Code:/ }).count()).toBe(0);
        expect(await unserved.locator(".callsheet-result .callsheet-problem").allInnerTexts()).not.toEqual([]);
        const invalid = story(page, "the generator of an invalid call");
        expect(await invalid.locator(".callsheet-form .callsheet-problem").allInnerTexts()).not.toEqual([]);
    });
});

describe("without a script", () => {
    test("every program is read, and nothing is offered that does not work", async () => {
        const { page } = await open({ javaScriptEnabled: false });
        expect(await story(page, "tabs").getByRole("group").count()).toBe(8);
        expect(await page.getByRole("tab").filter({ visible: true }).count()).toBe(
            // The parts by themselves are an interface that needs a script.
            await story(page, "hooks and parts").getByRole("tab").count(),
        );
        expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
    });
});

describe("components under the global styles of new applications", () => {
    async function openIn(starter: StarterPage): Promise<Page> {
        const page = await browser.newPage();
        await page.setContent(await storiesInside(starter));
        await page.getByRole("button", { name: "Copy" }).first().waitFor();
        return page;
    }

    /** Everything is in its place and can be read: on a desk in both themes, and on a narrow phone. */
    const views = [
        { width: 1280, colorScheme: "light" },
        { width: 1280, colorScheme: "dark" },
        { width: 320, colorScheme: "light" },
    ] as const;

    test.each(Object.entries(starterPages))("in a new application of %s", async (_, starter) => {
        const page = await openIn(starter);
        for (const { width, colorScheme } of views) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            if (starter.hasSwitch)
                await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), colorScheme);
            expect({ width, colorScheme, faults: await faultsOfLook(page) }).toEqual({
                width,
                colorScheme,
                faults: [],
            });
        }
    });

    test("a style that collapses programs would be found", async () => {
        const { css, around } = starterPages["Vite with React"] ?? { css: "", around: String };
        const harm = [
            ".callsheet-code { display: inline-flex !important }",
            ".callsheet-pre { text-align: center !important }",
            ".callsheet-copy { color: #ddd !important }",
            ".callsheet-tablist { inline-size: 500px }",
        ];
        const page = await openIn({ css: `${css} ${harm.join(" ")}`, around });
        await page.setViewportSize({ width: 320, height: 900 });
        const kinds = new Set((await faultsOfLook(page)).map((fault) => fault.split(":")[0]));
        expect([...kinds].toSorted()).toEqual(["contrast", "font", "lines", "overflow"]);
    });
});
