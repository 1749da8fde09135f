// @needs chromium
/** A new application of Next.js, in which pages of the READMEs of the components and of the plugin stand, and those of the example. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { openAddress } from "../../testing/open-folder.ts";
import { next } from "./applications.ts";
import { buildApplication, coloursOfCode, lookAt, makeApplication, timeout } from "./make-application.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

/** Whether some files have the generator in them: an option that its programs for curl share. */
const holdsGenerator = (files: readonly string[]): boolean =>
    files.some((file) => readFileSync(file, "utf8").includes("--fail-with-body"));

/** Starts Next's own server, until the test ends. @returns its address */
function serve(folder: string): Promise<string> {
    const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "--port", "0"], {
        cwd: folder,
    });
    onTestFinished(() => void server.kill());
    return new Promise((resolve, reject) => {
        let printed = "";
        server.stdout.setEncoding("utf8").on("data", (text: string) => {
            printed += text;
            const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
            if (address !== undefined) resolve(address);
        });
        server.on("close", () => reject(new Error(`Next's server ended before it said its address: ${printed}`)));
    });
}

test("the READMEs' pages and the example's are the application's", { timeout }, async () => {
    const folder = await buildApplication(next, await makeApplication(next));
    const address = await serve(folder);
    const fileOf = (pathname: string) => join(folder, decodeURIComponent(pathname.replace(/^\/_next\//, ".next/")));
    const open = (path: string, options?: BrowserContextOptions) =>
        openAddress(browser, `${address}${path}`, fileOf, options);
    const look = async (path: string) => lookAt(await open(path));

    // The page of the README, which the server writes whole.
    const { page, scripts } = await look("/");
    expect(new Set(await coloursOfCode(page)).size).toBe(3);
    await page.getByRole("tab", { name: "curl" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toContain("curl 'https://router.huggingface.co");
    expect(holdsGenerator(scripts)).toBe(false);
    const silent = await open("/draw", { javaScriptEnabled: false });
    expect(await silent.page.getByRole("group").count()).toBeGreaterThan(5);
    expect(await silent.page.getByRole("button").count()).toBe(0);

    // A tagged block of Markdown.
    const speech = await look("/speech");
    expect(await speech.page.locator("pre").innerText()).toContain("client.automatic_speech_recognition(");

    const generator = await open("/generator", { javaScriptEnabled: false });
    expect(await generator.page.getByRole("group").allInnerTexts()).toEqual([expect.stringContaining("FLUX.1-dev")]);
    const used = await look("/generator");
    await used.page.getByRole("combobox", { name: "Model id" }).fill("my/own");
    await expect.poll(() => used.page.getByRole("group", { name: /^Code/ }).innerText()).toContain('model="my/own"');
    await used.page.getByRole("tab", { name: "Shell" }).click();
    await expect.poll(() => new URL(used.page.url()).searchParams.get("language")).toBe("sh");
    expect(used.errors).toEqual([]);

    const picker = await look("/picker");
    await picker.page.getByRole("textbox", { name: "Question" }).fill("What floats?");
    await expect.poll(() => picker.page.getByRole("tabpanel").innerText()).toContain("What floats?");
    expect(holdsGenerator(picker.scripts)).toBe(true);
    expect(picker.errors).toEqual([]);
});
