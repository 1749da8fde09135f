/** The fonts of the pages, in a browser on a system without a Gujarati font, and on one with a Gujarati font. */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Response } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { decompress } from "wawoff2";
import { drawingFont } from "../src/publish/fonts/drawing-font.ts";
import { readFont } from "../src/publish/fonts/fonts.ts";
import { test as base, launchBrowser, waitForHydration } from "./browser.ts";
import { aPageOfEveryKind, builtPages } from "./kinds-of-pages.ts";
import { countShifts, shiftsOf } from "./page-checks.ts";

type FontEnvironment = { readonly environment: Record<string, string>; readonly remove: () => Promise<void> };

/**
 * Environment variables for a browser on a system whose only font is ours, with its Latin letters and optionally its
 * Gujarati ones (Chromium does not start without a font), and a function that removes the font's files.
 */
async function fontEnvironment({ gujarati = false } = {}): Promise<FontEnvironment> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-fonts-"));
    for (const script of gujarati ? (["latin", "gujarati"] as const) : (["latin"] as const)) {
        await writeFile(join(folder, `${script}.ttf`), await decompress(await readFont("text", script)));
    }
    const configuration = join(folder, "fonts.conf");
    await writeFile(
        configuration,
        `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">` +
            `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    );
    return {
        environment: { FONTCONFIG_FILE: configuration },
        remove: () => rm(folder, { recursive: true }),
    };
}

const gujarati = /[\u0a80-\u0aff]/;

/** A text node with Gujarati, with the number of its glyphs from our fonts and from the system's. */
type DrawnText = { readonly text: string; readonly ours: number; readonly systems: number };

/**
 * The Gujarati texts of a page as they were drawn, including fields and their values. A character that no font has is
 * drawn as a box by the first font of the list. Our Latin fonts are removed, so that such a box does not count as ours.
 */
async function gujaratiTexts(page: Page): Promise<DrawnText[]> {
    await page.evaluate(async () => {
        const { style } = document.documentElement;
        const computed = getComputedStyle(document.documentElement);
        for (const list of ["--font-text", "--font-heading", "--font-written", "--font-mono", "--font-own-mono"]) {
            const families = computed.getPropertyValue(list).split(",");
            const otherFamilies = families.filter(
                (family) => !/Callsheet (Latin|Heading Latin|Code)"?$/.test(family.trim()),
            );
            style.setProperty(list, otherFamilies.join(","));
        }
        await document.fonts.ready;
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
    const gujaratiNodes = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && gujarati.test(nodeValue));
    const drawn = await Promise.all(
        gujaratiNodes.map(async ({ nodeId, nodeValue: text }): Promise<DrawnText | undefined> => {
            // The node may have been removed by a script in the meantime.
            const gone = { fonts: [] };
            const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => gone);
            // Text that is not displayed, such as a script's, has no glyphs.
            if (fonts.length === 0) return undefined;
            const count = (ours: boolean) =>
                fonts.filter((font) => font.isCustomFont === ours).reduce((sum, { glyphCount }) => sum + glyphCount, 0);
            return { text, ours: count(true), systems: count(false) };
        }),
    );
    await devtools.detach();
    return drawn.filter((text) => text !== undefined);
}

/** The Gujarati words of a text. */
const wordsIn = ({ text }: DrawnText): string[] => text.match(/[\u0a80-\u0aff\u200c\u200d]+/g) ?? [];

/** Whether a system font drew some of the Gujarati: it drew more glyphs than there are other characters. */
const isForeign = (drawn: DrawnText): boolean =>
    drawn.ours === 0 || drawn.systems > drawn.text.length - wordsIn(drawn).join("").length;

/** A test in a browser on a system that has only these letters. */
const testWith = (letters: Parameters<typeof fontEnvironment>[0]) =>
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
    base.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
        const { environment, remove } = await fontEnvironment(letters);
        const browser = await launchBrowser(environment);
        onCleanup(async () => {
            await browser.close();
            await remove();
        });
        return browser;
    });

const test = testWith({ gujarati: false });
const testWithGujarati = testWith({ gujarati: true });

const faceOf = (url: string): string | undefined => /\/([a-z-]+)\.[^/]+\.woff2$/.exec(url)?.[1];

const isEnglish = (address: string): boolean => /^\/en(\/|$)/.test(address);

/** The faces that a page may load: an English page's only Gujarati is the language's name. */
const facesOf = (address: string): readonly string[] => [
    "code",
    "latin",
    ...(isEnglish(address) ? ["gujarati-name", "heading-latin"] : ["gujarati", "site-name"]),
];

/** The faces that a page preloads. */
const preloaded = async (page: Page): Promise<(string | undefined)[]> => {
    const links = page.locator("link[rel=preload][as=font]");
    return (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))).map(faceOf);
};

/** The fonts that a page loads, by face name. */
function fontsOf(page: Page): Map<string, Response> {
    const fonts = new Map<string, Response>();
    page.on("response", (response) => {
        const face = faceOf(response.url());
        if (face) fonts.set(face, response);
    });
    return fonts;
}

/** The faces that may draw Gujarati; `gujarati-whole` is for what readers type. */
const gujaratiFaces = ["gujarati", "gujarati-name", "gujarati-whole"];

/** The loaded fonts by URL. A URL contains a hash, so each font is read once. */
const readFonts = new Map<string, ReturnType<typeof drawingFont>>();

function drawingOf(response: Response): ReturnType<typeof drawingFont> {
    const read = readFonts.get(response.url()) ?? response.body().then((file) => drawingFont(file));
    readFonts.set(response.url(), read);
    return read;
}

/** The texts that are drawn wrong: a letter is missing, or a conjunct is split. */
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

/** Every kind in Gujarati. English pages have one Gujarati word each, so two kinds are enough. */
const samples = aPageOfEveryKind.filter(({ kind, language }) => language === "gu" || ["home", "task"].includes(kind));

test.for(samples)("$address is drawn with the site's own letters, none missing", async ({ address }, { page }) => {
    const fonts = fontsOf(page);
    await page.goto(address);
    // Only letters that a system may lack are preloaded; others are fetched on use.
    await expect.poll(() => preloaded(page)).toEqual(isEnglish(address) ? [] : ["gujarati"]);
    const texts = await gujaratiTexts(page);
    expect(texts).not.toEqual([]);
    expect(texts.filter(isForeign)).toEqual([]);

    // The site's own text needs only the faces that are subset to its words.
    expect([...fonts.keys()].filter((face) => !facesOf(address).includes(face))).toEqual([]);
    await expect.poll(() => misdrawn(texts, fonts)).toEqual([]);
});

test("the letters of English headings are in their font", async () => {
    const dist = new URL("../dist/", import.meta.url);
    const [file = ""] = readdirSync(new URL("_astro/", dist)).filter((name) => name.startsWith("heading-latin."));
    const font = await drawingFont(readFileSync(new URL(`_astro/${file}`, dist)));
    const headings = builtPages.filter(isEnglish).flatMap((address) => {
        const page = readFileSync(new URL(`.${address}.html`, dist), "utf8");
        return [...page.matchAll(/<(h[1-3]|summary)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = ""]) => inner);
    });
    // Code in a heading has a font of its own. Of references, only the one of the ampersand is a sign of its own.
    const texts = headings.map((inner) => inner.replaceAll(/<code\b.*?<\/code>|<[^>]*>|&(?!amp;)[#\w]+;/gs, ""));
    expect(texts.length).toBeGreaterThan(1000);
    const letters = [...new Set(texts.join("").replaceAll("&amp;", "&").replaceAll(/\s/g, ""))];
    expect(letters.filter((letter) => !font.has(letter))).toEqual([]);
});

describe("what a reader writes is drawn, too, with letters and conjuncts that the site does not use,", () => {
    test.for([
        ["in the generator", "/gu/snippets?task=summarization", ".callsheet-form", "લખાણ", ".callsheet-result pre"],
        [
            "in a chapter",
            "/gu/course/chapter1/1",
            '[id^="question-python-"] .run-fields',
            "સવાલ",
            '[id^="question-python-"] pre',
        ],
    ] as const)("%s", async ([, address, form, name, code], { page }) => {
        const fonts = fontsOf(page);
        const text = "જ્ઞાન, ઋતુ, ૐ ૧૨૩";
        await page.goto(address);
        // A chapter has no island: its fields are hydrated when a reader comes to them.
        if ((await page.locator("astro-island").count()) > 0) await waitForHydration(page);
        await page.locator(form).getByRole("textbox", { name }).fill(text);
        await expect.poll(() => page.locator(code).innerText()).toContain(text);
        await expect.poll(() => fonts.has("gujarati-whole")).toBe(true);
        const texts = (await gujaratiTexts(page)).filter((drawn) => drawn.text.includes("ૐ"));
        // Once in the field and once in the code.
        expect(texts.length).toBeGreaterThan(1);
        expect(texts.filter(isForeign)).toEqual([]);
        await expect.poll(() => misdrawn(texts, fonts)).toEqual([]);
    });
});

describe("without the site's fonts", () => {
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

/** Blocks the fonts of a page until the returned function is called, and counts layout shifts. */
async function holdLetters(page: Page): Promise<() => void> {
    const { promise, resolve: letThemCome } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", (route) => promise.then(() => route.fallback()));
    await countShifts(page);
    return letThemCome;
}

/** Stops the page's clock, so that only the test moves it: a slow machine would use up the three seconds. */
async function stopClock(page: Page): Promise<void> {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
}

/** The number of paint entries: first paint and first contentful paint. */
const paints = (page: Page): Promise<number> => page.evaluate(() => performance.getEntriesByType("paint").length);

/** A strict limit: https://web.dev/articles/cls calls 0.1 good. */
const still = 0.01;

describe("on the way", () => {
    test.for(["/gu", "/gu/course/chapter2/1", "/gu/errors"])(
        "%s waits for its letters where the system has none, and then stays as it is",
        async (address, { page }) => {
            const letThemCome = await holdLetters(page);
            await stopClock(page);
            await page.goto(address, { waitUntil: "domcontentloaded" });
            expect(await page.locator("h1").isVisible()).toBe(false);
            letThemCome();
            await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
            await page.clock.resume();
            expect(await gujaratiTexts(page).then((texts) => texts.filter(isForeign))).toEqual([]);
            await expect.poll(() => shiftsOf(page)).toBeLessThan(still);
        },
    );

    test("letters that do not come are waited for three seconds", async ({ page }) => {
        await holdLetters(page);
        await stopClock(page);
        await page.goto("/gu/course/chapter0/1", { waitUntil: "domcontentloaded" });
        await page.clock.runFor(2900);
        expect(await page.locator("h1").isVisible()).toBe(false);
        await page.clock.runFor(200);
        await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
    });

    test("a link to a part of a page leads there once the letters have come", async ({ page }) => {
        const letThemCome = await holdLetters(page);
        await page.goto("/gu/course/chapter2/1#what-next", { waitUntil: "domcontentloaded" });
        letThemCome();
        await expect
            .poll(() => page.locator("#what-next").evaluate((part) => part.getBoundingClientRect().top))
            .toSatisfy((top: number) => top >= 0 && top < 400);
    });

    test("/en/course/chapter0/1 is read at once, and does not jump when letters come late", async ({ page }) => {
        const address = "/en/course/chapter0/1";
        const fonts = fontsOf(page);
        const letThemCome = await holdLetters(page);
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await expect.poll(() => paints(page)).toBe(2);
        letThemCome();
        await expect.poll(() => [...fonts.keys()].sort()).toEqual([...facesOf(address)].sort());
        await expect.poll(() => shiftsOf(page)).toBeLessThan(still);
    });
});

describe("on a system with Gujarati letters", () => {
    testWithGujarati.for(["/gu", "/gu/course/chapter2/1"])(
        "%s is read with them at once, and does not jump when the site's come late",
        async (address, { page }) => {
            const fonts = fontsOf(page);
            const letThemCome = await holdLetters(page);
            await page.goto(address, { waitUntil: "domcontentloaded" });
            await expect.poll(() => paints(page)).toBe(2);
            expect(await page.locator("h1").isVisible()).toBe(true);
            letThemCome();
            await expect.poll(() => fonts.has("gujarati")).toBe(true);
            await expect.poll(() => shiftsOf(page)).toBeLessThan(still);
        },
    );
});
