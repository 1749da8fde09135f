// @needs chromium
/** The example projects, installed from the packed files, built by their own tools, and opened in Chromium. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { openFolder } from "../../../testing/open-folder.ts";
import {
    copyExample,
    emptyFolder,
    installExample,
    installPacked,
    packedFolder,
    runIn,
} from "../../../testing/packed-project.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

async function run(folder: string, command: string, ...args: readonly string[]): Promise<string> {
    const env = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
    const { status, output } = await runIn(folder, command, args, { env });
    expect({ status, output }).toMatchObject({ status: 0 });
    return output;
}

/** Whether some files have the generator in them: an option that its programs for curl share. */
const holdsGenerator = (files: readonly string[]): boolean =>
    files.some((file) => readFileSync(file, "utf8").includes("--fail-with-body"));

test("files of the package that need the browser say so, and no others do", () => {
    const files = globSync("**/*.js", { cwd: join(packedFolder, "react/dist") });
    const isClient = (file: string) =>
        /^"use client";/.test(readFileSync(join(packedFolder, "react/dist", file), "utf8"));
    expect(files.filter(isClient).toSorted()).toEqual([
        "generator/SnippetGenerator.js",
        "generator/SnippetGeneratorBase.js",
        "generator/appearance.js",
        "hooks/use-is-hydrated.js",
        "hooks/use-model-search.js",
        "hooks/use-shared-choice.js",
        "hooks/use-snippets.js",
        "parts/Combobox.js",
        "parts/TabList.js",
        "parts/Tabs.js",
        "parts/TypedText.js",
        "snippet/CopyButton.js",
        "snippet/ProgramTabs.js",
    ]);
});

describe.each(["19.3.1", "18.3.1"])("with React %s", (version) => {
    test("the example with Vite is built and used", async () => {
        const folder = await installVite(version);
        await run(folder, "npm", "run", "build");
        const { page, errors } = await openFolder(browser, join(folder, "dist"));
        const snippets = page.locator(".callsheet-root");
        const [first, ...others] = await snippets.getByRole("group").allInnerTexts();
        expect(first).toContain('"A paper boat"');
        // The program of the selected tab.
        expect(others).toHaveLength(1);
        await snippets.getByRole("tab", { name: "curl" }).click();
        expect(await snippets.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");
        const search = page.getByRole("textbox", { name: "Model", exact: true });
        await search.fill("flux.1-schnell");
        await expect.poll(() => page.locator("main > pre").innerText()).toContain("FLUX.1-schnell");
        const generator = page.locator(".callsheet-generator");
        await generator.getByRole("combobox", { name: "Provider" }).selectOption("groq");
        await expect.poll(() => generator.getByRole("group", { name: "Code: Python" }).innerText()).toContain(":groq");
        expect(errors).toEqual([]);
    });

    test("a server renders the components, and React has nothing to say of it", async () => {
        const folder = emptyFolder();
        const dependencies = { "@callsheet/react": "0.2.0", react: version, "react-dom": version };
        writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
        await installPacked(folder);
        writeFileSync(
            join(folder, "render.js"),
            `import { SnippetTabs, gujarati } from "@callsheet/react";
            import { SnippetGenerator } from "@callsheet/react/generator";
            import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
            import { Combobox, Tabs, TypedArea } from "@callsheet/react/parts";
            import { createElement } from "react";
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
            console.log(JSON.stringify({ html: html.join(""), messages }));`,
        );
        const { html, messages } = JSON.parse(await run(folder, process.execPath, "render.js"));
        expect(html).toContain("Copy કરો");
        expect(html).toContain("huggingface_hub");
        expect(messages).toEqual([]);
    });
});

/** The example with another version of React, whose types are those of that version. */
async function installVite(version: string): Promise<string> {
    const folder = copyExample("react-vite");
    const file = join(folder, "package.json");
    const types = version.startsWith("18") ? "18.3.12" : "19.3.0";
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    const dependencies = { ...manifest.dependencies, react: version, "react-dom": version };
    const devDependencies = {
        ...manifest.devDependencies,
        "@types/react": types,
        "@types/react-dom": version.startsWith("18") ? "18.3.1" : "19.3.0",
    };
    writeFileSync(file, JSON.stringify({ ...manifest, dependencies, devDependencies }));
    await installPacked(folder);
    return folder;
}

test("the example with Next.js writes its programs on the server, and sends the generator to the page that needs it", async () => {
    const folder = await installExample("react-next");
    await run(folder, "npm", "run", "build");
    const out = join(folder, "out");
    const { page, scripts, errors } = await openFolder(browser, out);
    await expect.poll(() => page.getByRole("button", { name: "Copy" }).count()).toBeGreaterThan(1);
    await page.getByRole("tab", { name: "curl" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");
    expect(errors).toEqual([]);
    expect(holdsGenerator(scripts)).toBe(false);
    const silent = await openFolder(browser, out, "/", { javaScriptEnabled: false });
    expect(await silent.page.getByRole("group").count()).toBeGreaterThan(5);
    expect(await silent.page.getByRole("button").count()).toBe(0);
    const generator = await openFolder(browser, out, "/generator.html", { javaScriptEnabled: false });
    expect(await generator.page.getByRole("group").allInnerTexts()).toEqual([expect.stringContaining("FLUX.1-dev")]);
    const used = await openFolder(browser, out, "/generator.html");
    await used.page.getByRole("combobox", { name: "Model id" }).fill("my/own");
    await expect.poll(() => used.page.getByRole("group", { name: /^Code/ }).innerText()).toContain('model="my/own"');
    await used.page.getByRole("tab", { name: "Shell" }).click();
    await expect.poll(() => new URL(used.page.url()).searchParams.get("language")).toBe("sh");
    expect(used.errors).toEqual([]);
    const picker = await openFolder(browser, out, "/picker.html");
    await picker.page.getByRole("textbox", { name: "Question" }).fill("What floats?");
    await expect.poll(() => picker.page.getByRole("tabpanel").innerText()).toContain("What floats?");
    expect(holdsGenerator(picker.scripts)).toBe(true);
    expect(picker.errors).toEqual([]);
});

test("the example with Astro needs a script for the tabs alone", async () => {
    const folder = await installExample("react-astro");
    await run(folder, "npm", "run", "build");
    const { page, errors } = await openFolder(browser, join(folder, "dist"));
    // Its copy button shows that the island works.
    await page.getByRole("tabpanel").getByRole("button", { name: "Copy" }).waitFor();
    await page.getByRole("tab", { name: "curl" }).click();
    await expect.poll(() => page.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");
    expect(await page.getByRole("group").first().innerText()).toContain('"A paper boat"');
    expect(errors).toEqual([]);
});
