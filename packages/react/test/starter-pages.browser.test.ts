/** The components in pages that nobody wrote for them: under the global styles of new applications. */
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../../verify/testing/chromium.ts";
import { faultsOfLook } from "../../../verify/testing/faults-of-look.ts";
import { type StarterPage, starterPages } from "../../../verify/testing/starter-pages.ts";
import { storiesInside } from "../stories/story-document.tsx";

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

async function open(starter: StarterPage): Promise<Page> {
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
    const page = await open(starter);
    for (const { width, colorScheme } of views) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        if (starter.hasSwitch)
            await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), colorScheme);
        expect({ width, colorScheme, faults: await faultsOfLook(page) }).toEqual({ width, colorScheme, faults: [] });
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
    const page = await open({ css: `${css} ${harm.join(" ")}`, around });
    await page.setViewportSize({ width: 320, height: 900 });
    const kinds = new Set((await faultsOfLook(page)).map((fault) => fault.split(":")[0]));
    expect([...kinds].toSorted()).toEqual(["contrast", "font", "lines", "overflow"]);
});
