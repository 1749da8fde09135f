/** A visit to a page on a phone and on a desktop, which collects everything that the tests check. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";
import { inject } from "vitest";
import { type AxeFindings, axeFindings } from "./axe-findings.ts";
import { openPage } from "./browser.ts";
import { faintTexts } from "./contrast.ts";
import type { KindOfPage } from "./kinds-of-pages.ts";
import { countShifts, shiftsOf } from "./layout-shifts.ts";
import { narrowWidths, overflowingElements } from "./overflow.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The screens that a page is loaded on. Other widths are set after loading. */
export const screens = [
    { name: "phone", width: 360, height: 740 },
    { name: "desktop", width: 1280, height: 800 },
] as const;
type Screen = (typeof screens)[number];

export const widths = [...narrowWidths, 1280];

/**
 * The themes that axe checks. Themes differ only in colours, which are the same in every language, so a page with a
 * translation is checked in one theme, and its translation in the other.
 */
export const themesForAxe = ({ language, hasTranslation }: KindOfPage): readonly Theme[] =>
    hasTranslation ? [language === "gu" ? "light" : "dark"] : themes;

/** The theme of a screenshot. The screenshots of a kind cover every pair of language, theme and screen. */
export const themeOfScreenshot = ({ language }: KindOfPage, { name }: Screen): Theme =>
    (language === "gu") === (name === "phone") ? "light" : "dark";

export type Visit = {
    /** The page's errors, warnings and requests to other hosts. */
    readonly complaints: readonly string[];
    /** By width: the elements that overflow, and whether the heading is visible. */
    readonly fits: Readonly<
        Record<number, { readonly overflowingElements: readonly string[]; readonly heading: boolean }>
    >;
    /** By width: the cumulative layout shift while the page was loaded. */
    readonly shifts: Readonly<Record<number, number>>;
    /** Texts with too little contrast, by theme. */
    readonly faint: Readonly<Record<Theme, readonly string[]>>;
    /** The findings of axe, by theme. */
    readonly axe: Partial<Readonly<Record<Theme, AxeFindings>>>;
    /** Bytes transferred when the page is first opened on a phone. */
    readonly weight: number;
    /** Size of the screenshot in bytes, by screen. */
    readonly screenshots: Readonly<Record<string, number>>;
};

const folder = fileURLToPath(new URL("output/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });

export type Visitor = {
    readonly visit: (one: KindOfPage) => Promise<Visit>;
    readonly close: () => Promise<void>;
};

/**
 * A visitor that opens each page for the first time: storage is cleared between visits. All visits share one browser
 * page, since starting another and compiling the same scripts again would take half of a visit.
 */
export async function openVisitor(browser: Browser): Promise<Visitor> {
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
        visit: async (one) => {
            await devtools.send("Storage.clearDataForOrigin", { origin: inject("origin"), storageTypes: "all" });
            responses.length = 0;
            const findings = await inspect(page, one, responses);
            return { ...findings, complaints: complaints.splice(0) };
        },
        close: () => page.context().close(),
    };
}

async function inspect(
    page: Page,
    one: KindOfPage,
    responses: readonly Response[],
): Promise<Omit<Visit, "complaints">> {
    const [phone, desktop] = screens;
    const onPhone = await load(page, one, phone);
    const weight = await weightOf([...responses]);
    const narrow: Record<number, Visit["fits"][number]> = {};
    for (const width of narrowWidths) {
        await page.setViewportSize({ width, height: phone.height });
        narrow[width] = await fitOf(page, width);
    }
    const onDesktop = await load(page, one, desktop);
    const fits = { ...narrow, [desktop.width]: await fitOf(page, desktop.width) };
    const light = await inspectInTheme(page, one, "light");
    const dark = await inspectInTheme(page, one, "dark");
    return {
        fits,
        shifts: { [phone.width]: onPhone.shift, [desktop.width]: onDesktop.shift },
        faint: { light: light.faint, dark: dark.faint },
        axe: { ...(light.axe && { light: light.axe }), ...(dark.axe && { dark: dark.axe }) },
        weight,
        screenshots: { phone: onPhone.screenshot, desktop: onDesktop.screenshot },
    };
}

async function load(page: Page, one: KindOfPage, screen: Screen): Promise<{ shift: number; screenshot: number }> {
    const { width, height } = screen;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width, height });
    await page.goto(one.address);
    // Hydrated, the generator shows the whole form and highlighted code.
    if (one.kind === "snippets") await waitForHydration(page);
    const shift = await shiftsOf(page);
    return { shift, screenshot: await takeScreenshot(page, one, screen) };
}

/** The transfer size, compressed as hosts do; fonts and images are compressed already. */
async function weightOf(responses: readonly Response[]): Promise<number> {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
}

const fitOf = async (page: Page, width: number): Promise<Visit["fits"][number]> => ({
    overflowingElements: await page.evaluate(overflowingElements, width),
    heading: await page.locator("h1").first().isVisible(),
});

/** The maximum height of a screenshot: the beginning of a page, but a whole chapter on a phone, as far as possible. */
const mostPixels = ({ kind }: KindOfPage, { name }: Screen): number =>
    kind.startsWith("course-") && name === "phone" ? 16_000 : 1600;

async function takeScreenshot(page: Page, one: KindOfPage, screen: Screen): Promise<number> {
    const { name, width } = screen;
    const theme = themeOfScreenshot(one, screen);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.emulateMedia({ colorScheme: theme });
    const screenshot = await page.screenshot({
        path: `${folder}${one.kind}-${one.language}-${theme}-${name}.jpg`,
        type: "jpeg",
        quality: 60,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(tall, mostPixels(one, screen)) },
        animations: "disabled",
    });
    return screenshot.length;
}

/** Checks the page in a theme. */
async function inspectInTheme(page: Page, one: KindOfPage, theme: Theme) {
    await page.emulateMedia({ colorScheme: theme });
    const faint = await page.evaluate(faintTexts);
    if (!themesForAxe(one).includes(theme)) return { faint };
    // A page without a translation was already checked completely in the light theme.
    return { faint, axe: await axeFindings(page, theme === "dark" && !one.hasTranslation ? "colours" : "everything") };
}
