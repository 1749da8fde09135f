/** The letters of the pages, in a browser on a system that has none for Gujarati. */
import type { Page, Response } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { alive } from "./alive.ts";
import { bareSystem } from "./bare-system.ts";
import { test as base, launchBrowser } from "./browser.ts";
import { drawingFont } from "./drawing.ts";
import { type DrawnText, gujaratiTexts, isForeign, wordsIn } from "./gujarati-texts.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";
import { countShifts, shiftsOf } from "./shifts.ts";

// biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
const test = base.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const { environment, remove } = await bareSystem();
    const browser = await launchBrowser(environment);
    onCleanup(async () => {
        await browser.close();
        await remove();
    });
    return browser;
});

const faceOf = (url: string): string | undefined => /\/([a-z-]+)\.[^/]+\.woff2$/.exec(url)?.[1];

const isEnglish = (address: string): boolean => /^\/en(\/|$)/.test(address);

/** What a page may load: a page in English writes no more Gujarati than the language's name. */
const facesOf = (address: string): readonly string[] => [
    "code",
    "latin",
    ...(isEnglish(address) ? ["gujarati-name", "heading-latin"] : ["gujarati", "site-name"]),
];

/** The faces that a page asks for before it knows that it needs them. */
const preloaded = async (page: Page): Promise<(string | undefined)[]> => {
    const links = page.locator("link[rel=preload][as=font]");
    return (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))).map(faceOf);
};

/** The fonts that a page loads, by the name of their face. */
function fontsOf(page: Page): Map<string, Response> {
    const fonts = new Map<string, Response>();
    page.on("response", (response) => {
        const face = faceOf(response.url());
        if (face) fonts.set(face, response);
    });
    return fonts;
}

/** The faces that may draw Gujarati: for what readers write, the one with all of it. */
const gujaratiFaces = ["gujarati", "gujarati-name", "gujarati-whole"];

/** A font that was loaded, as HarfBuzz sees it: its address names what is in it, so that each is read once. */
const readFonts = new Map<string, ReturnType<typeof drawingFont>>();

function drawingOf(response: Response): ReturnType<typeof drawingFont> {
    const read = readFonts.get(response.url()) ?? response.body().then((file) => drawingFont(file));
    readFonts.set(response.url(), read);
    return read;
}

/** The texts that were not drawn as a font draws them: a letter was missing, or a conjunct was taken apart. */
async function misdrawn(texts: readonly DrawnText[], fonts: ReadonlyMap<string, Response>): Promise<DrawnText[]> {
    const loaded = new Map<string, Awaited<ReturnType<typeof drawingFont>>>();
    for (const [face, response] of fonts) loaded.set(face, await drawingOf(response));
    return texts.filter((drawn) => {
        const words = wordsIn(drawn);
        return !gujaratiFaces.some((face) => {
            const font = loaded.get(face);
            return (
                font !== undefined &&
                words.every(font.has) &&
                drawn.ours === words.reduce((sum, word) => sum + font.countGlyphs(word), 0)
            );
        });
    });
}

/** Every kind in Gujarati; pages in English, which have a word of it, are alike. */
const seen = aPageOfEveryKind.filter(({ kind, language }) => language === "gu" || ["home", "task"].includes(kind));

test.for(seen)("$address is drawn with the site's own letters, none missing", async ({ address }, { page }) => {
    const fonts = fontsOf(page);
    await page.goto(address);
    await expect
        .poll(() => preloaded(page))
        .toEqual(isEnglish(address) ? ["latin", "heading-latin"] : ["gujarati", "latin", "site-name"]);
    const texts = await gujaratiTexts(page);
    expect(texts).not.toEqual([]);
    expect(texts.filter(isForeign)).toEqual([]);

    // All that the site writes is in the faces that are cut to its words.
    expect([...fonts.keys()].filter((face) => !facesOf(address).includes(face))).toEqual([]);
    await expect.poll(() => misdrawn(texts, fonts)).toEqual([]);
});

test("what a reader writes is drawn, too, with letters and conjuncts that the site does not use", async ({ page }) => {
    const fonts = fontsOf(page);
    const text = "જ્ઞાન, ઋતુ, ૐ ૧૨૩";
    await page.goto("/gu/snippets?task=summarization");
    await alive(page);
    await page.getByRole("textbox", { name: "લખાણ" }).fill(text);
    await expect.poll(() => page.locator(".snippet pre").innerText()).toContain(text);
    await expect.poll(() => fonts.has("gujarati-whole")).toBe(true);
    const texts = (await gujaratiTexts(page)).filter((drawn) => drawn.text.includes("ૐ"));
    // In the field and in the code.
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter(isForeign)).toEqual([]);
    await expect.poll(() => misdrawn(texts, fonts)).toEqual([]);
});

describe("without the site's letters", () => {
    test("the same look at the pages finds every text, so it would see one that is missing", async ({ browser }) => {
        const context = await browser.newContext({ baseURL: inject("origin") });
        const page = await context.newPage();
        await page.route("**/*gujarati*.woff2", (route) => route.abort());
        await page.goto("/gu/course/chapter0/1");
        const texts = await gujaratiTexts(page);
        expect(texts.length).toBeGreaterThan(100);
        expect(texts.filter(isForeign)).toEqual(texts);
        await context.close();
    });
});

describe("on the way", () => {
    test.for(["/gu/course/chapter0/1", "/en/course/chapter0/1"])(
        "%s does not jump when letters come late, and asks for no more of them",
        async (address, { page }) => {
            const fonts = fontsOf(page);
            const { promise: painted, resolve: letThemCome } = Promise.withResolvers<void>();
            await page.route("**/*.woff2", (route) => painted.then(() => route.fallback()));
            await countShifts(page);
            await page.goto(address, { waitUntil: "domcontentloaded" });
            await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(2);
            letThemCome();
            // What counts as still: https://web.dev/articles/cls
            await expect.poll(() => shiftsOf(page)).toBeLessThan(0.1);
            expect([...fonts.keys()].sort()).toEqual([...facesOf(address)].sort());
        },
    );
});
