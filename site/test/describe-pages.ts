/** What every kind of page must pass, on every screen, in both themes and with large letters. One visit checks it all. */
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page, Response } from "playwright-core";
import { expect, inject } from "vitest";
import { firstLanguage, type Language } from "../src/languages.ts";
import { test as base, openPage, waitForHydration } from "./browser.ts";
import { aPageOfEveryKind, type KindOfPage } from "./kinds-of-pages.ts";
import {
    axeFindings,
    countShifts,
    coveredTexts,
    faintTexts,
    narrowWidths,
    overflowingElements,
    shiftsOf,
} from "./page-checks.ts";

/** The screens that a page is loaded on. Other widths are set after loading. */
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The sizes of Chromium's letters in pixels, and half as large again, as some readers set them. */
const usualLetters = { standard: 16, fixed: 13 };
const largeLetters = { standard: 24, fixed: 20 };

export function describePages(language: Language): void {
    const pages = aPageOfEveryKind.filter((page) => page.language === language);

    const test = base.extend("visitor", { scope: "file" }, async ({ browser }, { onCleanup }) => {
        const visitor = await openVisitor(browser);
        onCleanup(visitor.close);
        return visitor;
    });

    test("every chapter is one of the kinds of pages", () => {
        const chapters = new URL(`../../book/content/${language}/course/`, import.meta.url);
        const names = readdirSync(chapters).filter((name) => name.startsWith("chapter"));
        const kinds = names.map((chapter) => `course-${chapter}-1`);
        expect(kinds).not.toEqual([]);
        expect(pages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    });

    test.for(pages)("$address, $kind in $language, has no fault on any screen", async (one, { visitor }) => {
        expect(await visitor.faultsOf(one)).toEqual([]);
    });
}

/**
 * A visitor that opens each page for the first time: storage is cleared between visits. All visits share one browser
 * page, since starting another and compiling the same scripts again would take half of a visit.
 */
async function openVisitor(browser: Browser) {
    const complaints: string[] = [];
    const responses: Response[] = [];
    const page = await openPage(browser, {}, complaints);
    page.on("response", (response) => responses.push(response));
    await countShifts(page);
    const devtools = await page.context().newCDPSession(page);
    // `setCacheDisabled` needs `enable`.
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    return {
        faultsOf: async (one: KindOfPage): Promise<readonly string[]> => {
            await devtools.send("Storage.clearDataForOrigin", { origin: inject("origin"), storageTypes: "all" });
            responses.length = 0;
            const faults = [
                ...(await faultsOnPhone(page, one, responses)),
                ...(await faultsOnDesktop(page, one)),
                ...(await faultsOfLargeLetters(page, one, devtools)),
            ];
            return [...faults, ...complaints.splice(0)];
        },
        close: () => page.context().close(),
    };
}

async function faultsOnPhone(page: Page, one: KindOfPage, responses: readonly Response[]): Promise<string[]> {
    const shift = await load(page, one, phone);
    // A chapter with its fonts, as it is first opened.
    const weight = one.kind.startsWith("course-") ? await weightOf([...responses]) : undefined;
    const faults = [
        ...(shift < 0.01 ? [] : [`shifts by ${shift} while it is loaded on a phone`]),
        ...(weight === undefined || (weight > 10_000 && weight < 120_000) ? [] : [`weighs ${weight} bytes`]),
    ];
    for (const width of narrowWidths) {
        await page.setViewportSize({ width, height: phone.height });
        faults.push(...(await misfits(page, width)));
    }
    return faults;
}

async function faultsOnDesktop(page: Page, one: KindOfPage): Promise<string[]> {
    const shift = await load(page, one, desktop);
    return [
        ...(shift < 0.01 ? [] : [`shifts by ${shift} while it is loaded on a desktop`]),
        ...(await misfits(page, desktop.width)),
        ...(await faultsInTheme(page, one, "light")),
        ...(await faultsInTheme(page, one, "dark")),
    ];
}

/** Letters are as large in every language: a page with a translation is checked in one. */
async function faultsOfLargeLetters(page: Page, one: KindOfPage, devtools: CDPSession): Promise<string[]> {
    if (one.language !== firstLanguage && one.hasTranslation) return [];
    const width = 320;
    await page.setViewportSize({ width, height: 720 });
    await devtools.send("Page.setFontSizes", { fontSizes: largeLetters });
    await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe(`${largeLetters.standard}px`);
    const faults = [...(await page.evaluate(overflowingElements, width)), ...(await page.evaluate(coveredTexts))];
    await devtools.send("Page.setFontSizes", { fontSizes: usualLetters });
    return faults.map((fault) => `with large letters: ${fault}`);
}

/** @returns the cumulative layout shift while the page was loaded */
async function load(page: Page, one: KindOfPage, screen: typeof phone): Promise<number> {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(screen);
    await page.goto(one.address);
    // Hydrated, the generator shows the whole form and highlighted code.
    if (one.kind === "snippets") await waitForHydration(page);
    return shiftsOf(page);
}

/** The transfer size, compressed as hosts do; fonts and images are compressed already. */
async function weightOf(responses: readonly Response[]): Promise<number> {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
}

/** The elements that are wider than the screen, and the heading if it is not there. */
async function misfits(page: Page, width: number): Promise<string[]> {
    const overflowing = await page.evaluate(overflowingElements, width);
    const isHeaded = await page.locator("h1").first().isVisible();
    return [...overflowing, ...(isHeaded ? [] : ["no heading"])].map((fault) => `at ${width}: ${fault}`);
}

/**
 * Checks the page in a theme. Themes differ only in colours, which are the same in every language, so axe checks a page
 * with a translation in one theme, and its translation in the other; a page without one in both, but in dark its colours.
 */
async function faultsInTheme(page: Page, one: KindOfPage, theme: "light" | "dark"): Promise<string[]> {
    await page.emulateMedia({ colorScheme: theme });
    const faint = await page.evaluate(faintTexts);
    const isForAxe = !one.hasTranslation || (one.language === "gu") === (theme === "light");
    const { faults, passed } = isForAxe
        ? await axeFindings(page, theme === "dark" && !one.hasTranslation ? "colours" : "everything")
        : { faults: [], passed: ["color-contrast"] };
    const isChecked = passed.includes("color-contrast") || faults.length > 0;
    return [...faint, ...faults, ...(isChecked ? [] : ["axe checked no contrast"])].map(
        (fault) => `${theme}: ${fault}`,
    );
}
