// @needs chromium
/** A new application of Vite with React, in which a page of the README stands, and one of the example in React 18. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { runIn } from "../../testing/packed-project.ts";
import { vite, viteWithReact18 } from "./applications.ts";
import { buildApplication, coloursOfCode, makeApplication, openAndLook, timeout } from "./make-application.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

/** Renders components as a server does. Prints React's version, the HTML, and what React has to say of it. */
const rendering = `
    import { SnippetTabs, gujarati } from "@callsheet/react";
    import { SnippetGenerator } from "@callsheet/react/generator";
    import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
    import { Combobox, Tabs, TypedArea } from "@callsheet/react/parts";
    import { createElement, version } from "react";
    import { renderToString } from "react-dom/server";

    const nothing = () => {};
    const messages = [];
    console.error = (...message) => messages.push(message.join(" "));
    const html = [
        [SnippetTabs, { task: "summarization", strings: gujarati, group: "client" }],
        [SnippetGenerator, { strings: englishGenerator, start: generatorStart({ stream: true }) }],
        [SnippetGenerator, { strings: englishGenerator, start: generatorStart("?task=table-question-answering") }],
        [Combobox, { id: "model", text: "", listName: "", count: String, optionsFor: () => [], onType: nothing, onChoose: nothing }],
        [Tabs, { label: "", tabs: [{ id: "a", name: "a" }], chosen: "a", onChoose: nothing, children: null }],
        [TypedArea, { text: "", onText: nothing }],
    ].map(([type, properties]) => renderToString(createElement(type, properties)));
    console.log(JSON.stringify({ version, html: html.join(""), messages }));
`;

async function expectRenderingOnServer(folder: string, version: RegExp): Promise<void> {
    writeFileSync(join(folder, "render.mjs"), rendering);
    const { stdout, output } = await runIn(folder, process.execPath, ["render.mjs"]);
    expect(JSON.parse(stdout), output).toEqual({
        version: expect.stringMatching(version),
        html: expect.stringMatching(/huggingface_hub[\s\S]*Copy કરો|Copy કરો[\s\S]*huggingface_hub/),
        messages: [],
    });
}

test("the README's page is the application's", { timeout }, async () => {
    const folder = await makeApplication(vite);
    const { page } = await openAndLook(browser, await buildApplication(vite, folder), "/");
    const [drawing, chat, ...others] = await page.getByRole("group").allInnerTexts();
    expect(drawing).toContain('model="black-forest-labs/FLUX.1-dev"');
    expect(drawing).toContain("import os\n\nfrom huggingface_hub import InferenceClient\n");
    expect(chat).toContain("stream=True");
    // The program of the selected tab.
    expect(others).toEqual([]);
    expect(new Set(await coloursOfCode(page)).size).toBe(3);
    await page.getByRole("tab", { name: "curl" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");

    await expectRenderingOnServer(folder, /^19\./);
});

test("in React 18 the example is used: programs, hooks and the generator", { timeout }, async () => {
    const folder = await makeApplication(viteWithReact18);
    const { page, errors } = await openAndLook(browser, await buildApplication(viteWithReact18, folder), "/");
    const snippets = page.locator(".callsheet-root");
    const [first] = await snippets.getByRole("group").allInnerTexts();
    expect(first).toContain('"A paper boat"');
    await snippets.getByRole("tab", { name: "curl" }).click();
    expect(await snippets.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");
    const search = page.getByRole("textbox", { name: "Model", exact: true });
    await search.fill("flux.1-schnell");
    await expect.poll(() => page.locator("main > pre").innerText()).toContain("FLUX.1-schnell");
    const generator = page.locator(".callsheet-generator");
    await generator.getByRole("combobox", { name: "Provider" }).selectOption("groq");
    await expect.poll(() => generator.getByRole("group", { name: "Code: Python" }).innerText()).toContain(":groq");
    expect(errors).toEqual([]);

    await expectRenderingOnServer(folder, /^18\./);
});
