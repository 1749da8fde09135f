// @needs chromium
/** The custom element from its packed file, in pages that nobody wrote for it. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../../verify/testing/chromium.ts";
import { openFolder } from "../../../verify/testing/open-folder.ts";
import { emptyFolder, installExample, packedFolder, runIn } from "../../../verify/testing/packed-project.ts";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

/** A page with some elements, beside a copy of the script. */
function pageWith(body: string, head = ""): string {
    const folder = emptyFolder();
    copyFileSync(join(packedFolder, "element/dist/call-snippet.js"), join(folder, "call-snippet.js"));
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<script src="call-snippet.js" defer></script></head><body>${body}</body></html>`;
    writeFileSync(join(folder, "index.html"), html);
    return folder;
}

describe("in plain HTML", () => {
    test("the example shows its programs", async () => {
        const folder = await installExample("element");
        const { page, errors } = await openFolder(browser, folder);
        const programs = page.getByRole("group");
        expect(await programs.count()).toBe(3);
        const [drawing = "", chat = "", summary = ""] = await programs.allInnerTexts();
        expect(drawing).toContain('"A paper boat"');
        expect(chat).toContain("How do I fold a paper boat?");
        expect(chat).toContain("stream: true");
        expect(summary).toContain("curl ");
        // The element's own words are in the language of the page around it, or its own.
        expect(await page.getByRole("button").allInnerTexts()).toEqual(["Copy", "Copy", "Copy કરો"]);
        // What stands in the element is replaced.
        expect(await page.getByRole("link").filter({ visible: true }).count()).toBe(0);
        // A rule of the page reaches a part.
        const colour = await page
            .locator("call-snippet .callsheet-client")
            .first()
            .evaluate((part) => getComputedStyle(part).color);
        expect(colour).toBe("rgb(0, 100, 0)");
        expect(errors).toEqual([]);
    });

    test("without a script its own content is read", async () => {
        const folder = pageWith('<call-snippet model="a/b"><a href="/own">The code</a></call-snippet>');
        const { page } = await openFolder(browser, folder, "/", { javaScriptEnabled: false });
        expect(await page.getByRole("link", { name: "The code" }).isVisible()).toBe(true);
    });

    test("a call that cannot be made says so, and shows the element's own content", async () => {
        const folder = pageWith(
            '<call-snippet model="my/own" task="text-to-image" provider="together" client="requests">none</call-snippet>',
        );
        const { page } = await openFolder(browser, folder);
        expect(await page.locator("call-snippet").locator("p").innerText()).toMatch(
            /^This library cannot make this call: /,
        );
        expect(await page.getByText("none").isVisible()).toBe(true);
        expect(await page.getByRole("group").count()).toBe(0);
    });

    test("a strict Content-Security-Policy allows it", async () => {
        const policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";
        const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
        const folder = pageWith(
            '<call-snippet message="&lt;/pre&gt;&lt;img src=x&gt;" client="curl"></call-snippet>',
            head,
        );
        const { page, errors } = await openFolder(browser, folder);
        expect(await page.getByRole("group").innerText()).toContain("</pre><img src=x>");
        const background = await page.locator("figure").evaluate((figure) => getComputedStyle(figure).backgroundColor);
        expect(background).not.toBe("rgba(0, 0, 0, 0)");
        expect(errors).toEqual([]);
    });
});

test("a server that imports the module does nothing", async () => {
    const folder = await installExample("element");
    const { status, output } = await runIn(folder, process.execPath, [
        "--input-type=module",
        "--eval",
        'await import("@callsheet/element/define"); console.log("imported");',
    ]);
    expect({ status, output }).toEqual({ status: 0, output: "imported\n" });
    expect(readFileSync(join(packedFolder, "element/dist/index.js"), "utf8")).not.toContain('from "react"');
});
