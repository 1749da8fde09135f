// @needs chromium, python, venv
/** New documentation in Docusaurus and in MkDocs with Material, and a page of no framework. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { root } from "../../testing/packed-project.ts";
import { docusaurus, mkdocs, plainPage } from "./applications.ts";
import { buildApplication, coloursOfCode, makeApplication, openAndLook, timeout } from "./make-application.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

/** What a reader sees of the element that the README shows. */
async function expectElement(page: Page): Promise<void> {
    const element = page.locator("call-snippet");
    expect(await element.getByRole("group").innerText()).toContain('model="black-forest-labs/FLUX.1-dev"');
    expect(await element.getByRole("button", { name: "Copy" }).isVisible()).toBe(true);
    expect(await element.getByText("How to call FLUX.1-dev").isVisible()).toBe(false);
    expect(new Set(await coloursOfCode(page)).size).toBe(3);
}

test("in Docusaurus: the components, the plugin and the element", { timeout }, async () => {
    const output = await buildApplication(docusaurus, await makeApplication(docusaurus));
    for (const path of ["/call/", "/docs/call/"]) {
        const { page } = await openAndLook(browser, output, path);
        expect(await page.getByRole("group").first().innerText()).toContain("FLUX.1-dev");
        expect(new Set(await coloursOfCode(page)).size).toBe(3);
    }
    const speech = await openAndLook(browser, output, "/docs/speech/");
    const code = speech.page.locator("pre code");
    expect(await code.innerText()).toContain("client.automatic_speech_recognition(");
    expect(await code.locator(".token.string, span[style*=color]").count()).toBeGreaterThan(5);
    await expectElement((await openAndLook(browser, output, "/docs/intro/")).page);
});

test("in MkDocs with Material: the element", { timeout }, async () => {
    const folder = await makeApplication(mkdocs);
    const settings = readFileSync(join(root, "examples/element-mkdocs/mkdocs.yml"), "utf8");
    expect(readFileSync(join(folder, "mkdocs.yml"), "utf8")).toBe(settings);
    const output = await buildApplication(mkdocs, folder);
    await expectElement((await openAndLook(browser, output, "/")).page);
    const example = await openAndLook(browser, output, "/example/");
    expect(await example.page.getByRole("group").innerText()).toContain('"A paper boat"');
});

test("in a page without a framework: the element", { timeout }, async () => {
    const folder = await makeApplication(plainPage);
    await expectElement((await openAndLook(browser, await buildApplication(plainPage, folder), "/")).page);
});
