/** The custom element in Chromium, from its sources: its properties, its event, and its look in pages of others. */
import { type Browser, chromium, type Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../../verify/testing/chromium.ts";
import { faultsOfLook } from "../../../verify/testing/faults-of-look.ts";
import { readmeBlocks } from "../../../verify/testing/readme.ts";
import { starterPages } from "../../../verify/testing/starter-pages.ts";
import type {} from "../src/index.ts";

let browser: Browser;
let script: string;

beforeAll(async () => {
    [browser, script] = await Promise.all([chromium.launch(chromiumOptions()), bundled()]);
});
afterAll(() => browser.close());

async function bundled(): Promise<string> {
    const input = new URL("../src/define.ts", import.meta.url).pathname;
    const bundle = await rolldown({ input, platform: "browser", logLevel: "silent", moduleTypes: { ".css": "text" } });
    const { output } = await bundle.generate({ format: "iife", name: "callsheetElement", codeSplitting: false });
    await bundle.close();
    return output[0].code.replaceAll("</script", "<\\/script");
}

/** A page whose script comes after a program of its own. */
async function open(body: string, program = "", css = ""): Promise<Page> {
    const page = await browser.newPage();
    await page.setContent(
        `<!doctype html><html lang="en"><head><style>${css}</style></head><body>${body}<script>${program}</script><script>${script}</script></body></html>`,
    );
    return page;
}

const code = (page: Page) => page.getByRole("group").innerText();

describe("properties", () => {
    test("are attributes", async () => {
        const page = await open('<call-snippet model="openai/gpt-oss-20b" client="js/callsheet"></call-snippet>');
        const attributes = await page.locator("call-snippet").evaluate((element) => {
            if (!element.matches("call-snippet")) return [];
            const snippet = element as HTMLElementTagNameMap["call-snippet"];
            Object.assign(snippet, { stream: true, billTo: "my-company", parameters: { max_tokens: 9 }, client: null });
            return [...snippet.attributes].map(({ name, value }) => `${name}=${value}`);
        });
        expect(attributes.toSorted()).toEqual([
            "bill-to=my-company",
            "model=openai/gpt-oss-20b",
            'parameters={"max_tokens":9}',
            "stream=",
        ]);
        await expect.poll(() => code(page)).toContain("max_tokens=9");
        expect(await code(page)).toContain("stream=True");
        const read = await page.locator("call-snippet").evaluate((element) => {
            const { stream, keyless, parameters, billTo, client } = element as HTMLElementTagNameMap["call-snippet"];
            return { stream, keyless, parameters, billTo, client: client ?? "none" };
        });
        expect(read).toEqual({
            stream: true,
            keyless: false,
            parameters: { max_tokens: 9 },
            billTo: "my-company",
            client: "none",
        });
    });

    test("that a page sets before the element is defined are kept", async () => {
        const program = `Object.assign(document.querySelector("call-snippet"), { model: "openai/gpt-oss-20b", stream: true, client: "curl" })`;
        const page = await open("<call-snippet></call-snippet>", program);
        expect(await code(page)).toContain('"stream": true');
        // Nothing is left that would hide the property.
        expect(await page.locator("call-snippet").evaluate((element) => Object.keys(element))).toEqual([]);
    });

    test("that a page sets before it inserts the element are shown", async () => {
        const page = await open("");
        await page.evaluate(() => {
            const element = document.createElement("call-snippet");
            element.inputs = [{ role: "user", content: "Who floats?" }];
            document.body.append(element);
        });
        expect(await code(page)).toContain("Who floats?");
    });
});

describe("the event", () => {
    const listen = `
        window.renders = [];
        document.addEventListener("callsheet-render", ({ target, detail }) => {
            window.renders.push([target.localName, detail.snippet?.client, detail.task, detail.problems.length]);
        });`;
    const renders = (page: Page) => page.evaluate(() => Reflect.get(window, "renders"));

    test("comes after the first time, and once for what changes together", async () => {
        const page = await open('<call-snippet model="openai/gpt-oss-20b" client="curl"></call-snippet>', listen);
        const first = ["call-snippet", "curl", "conversational", 0];
        await expect.poll(() => renders(page)).toEqual([first]);
        await page.locator("call-snippet").evaluate((element) => {
            element.setAttribute("model", "black-forest-labs/FLUX.1-dev");
            element.setAttribute("provider", "fal-ai");
            element.setAttribute("client", "js/callsheet");
        });
        await expect.poll(() => renders(page)).toEqual([first, ["call-snippet", "callsheet", "text-to-image", 0]]);
    });

    test("tells what is wrong", async () => {
        const page = await open('<call-snippet model="openai/wisper-large-v3"></call-snippet>', listen);
        await expect.poll(() => renders(page)).toEqual([["call-snippet", "huggingface_hub", "conversational", 1]]);
    });
});

test("the script in the README does what it says", async () => {
    const [block] = readmeBlocks("element", "From a script");
    const page = await open("");
    const printed: string[] = [];
    page.on("console", (message) => printed.push(message.text()));
    await page.evaluate(block?.code ?? "");
    await expect.poll(() => printed.join("")).toContain("max_tokens=9");
    expect(await code(page)).toContain("openai/gpt-oss-20b");
});

test.each([
    ['model="openai/wisper-large-v3"', /^Check the model\. .*Did you mean openai\/whisper-large-v3/],
    ['client="opneai"', /^The library is not valid\. .*Did you mean openai\?/],
    ['language="pyhton"', /^The language is not valid\. .*Did you mean python\?/],
    ['modle="openai/gpt-oss-20b"', /^Check the model\. There is no attribute "modle"\. Did you mean model\?/],
    ['biil-to="us"', /^Check the organisation to bill\. There is no attribute "biil-to"\. Did you mean bill-to\?/],
])("<call-snippet %s> says what may be meant", async (attributes, notice) => {
    const page = await open(`<call-snippet ${attributes}></call-snippet>`);
    expect(await page.locator("call-snippet .callsheet-problem").allInnerTexts()).toEqual([
        expect.stringMatching(notice),
    ]);
});

test("attributes of all elements, and of frameworks, are no slip", async () => {
    const own =
        'id="a" class="b" style="color: red" title="t" slot="s" part="p" hidden dir="ltr" role="region" lang="en"';
    const others =
        'tabindex="0" nonce="n" data-theme="dark" aria-label="l" _ngcontent-abc v-cloak is="x" accesskey="k"';
    const page = await open(`<call-snippet ${own} ${others}></call-snippet>`);
    expect(await page.locator("call-snippet .callsheet-problem").count()).toBe(0);
});

test.each(Object.entries(starterPages))("it can be read in a new application of %s", async (_, { css, around }) => {
    const elements = '<call-snippet client="curl"></call-snippet><call-snippet model="no model"></call-snippet>';
    const page = await open(around(elements), "", css);
    for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, faults: await faultsOfLook(page) }).toEqual({ width, faults: [] });
    }
});

test("a page that centres its text and spaces its letters would be found", async () => {
    const harm = "call-snippet::part(pre) { text-align: center } call-snippet::part(copy) { color: #ddd }";
    const page = await open("<call-snippet></call-snippet>", "", harm);
    const kinds = new Set((await faultsOfLook(page)).map((fault) => fault.split(":")[0]));
    expect([...kinds].toSorted()).toEqual(["contrast", "lines"]);
});
