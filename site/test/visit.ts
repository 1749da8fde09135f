/** One visit to a page, on a phone and on a desktop, in which all is looked at that is to be seen of it. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";
import { inject } from "vitest";
import { alive } from "./alive.ts";
import { type AxeFindings, axeFindings } from "./axe-findings.ts";
import { openPage } from "./browser.ts";
import { faintTexts } from "./contrast.ts";
import { narrowWidths, sticksOut } from "./fits.ts";
import type { KindOfPage } from "./kinds-of-pages.ts";
import { countShifts, shiftsOf } from "./shifts.ts";

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The screens that a page is loaded on; it is as wide as the others when it is there already. */
export const screens = [
    { name: "phone", width: 360, height: 740 },
    { name: "desktop", width: 1280, height: 800 },
] as const;
type Screen = (typeof screens)[number];

export const widths = [...narrowWidths, 1280];

/**
 * Which themes axe looks at: they differ by their colours only, and colours are the same in every language, so that of a
 * page and its twin each shows one.
 */
export const themesForAxe = ({ language, hasTwin }: KindOfPage): readonly Theme[] =>
    hasTwin ? [language === "gu" ? "light" : "dark"] : themes;

/** The theme of a picture: every two of language, theme and screen meet in the pictures of a kind. */
export const themeOfPicture = ({ language }: KindOfPage, { name }: Screen): Theme =>
    (language === "gu") === (name === "phone") ? "light" : "dark";

export type Visit = {
    /** What the page has complained of, and where it wanted to go. */
    readonly complaints: readonly string[];
    /** By width: what sticks out, and whether the heading is to be seen. */
    readonly fits: Readonly<Record<number, { readonly sticksOut: readonly string[]; readonly heading: boolean }>>;
    /** By width: how far it jumped while it was loaded. */
    readonly shifts: Readonly<Record<number, number>>;
    /** Texts that are too faint, by theme. */
    readonly faint: Readonly<Record<Theme, readonly string[]>>;
    /** What axe finds, and what it looked for and found well, by theme. */
    readonly axe: Partial<Readonly<Record<Theme, AxeFindings>>>;
    /** Bytes that are sent for the page when it is opened for the first time, on a phone. */
    readonly weight: number;
    /** Bytes of the picture, by screen. */
    readonly pictures: Readonly<Record<string, number>>;
};

const folder = fileURLToPath(new URL("output/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });

export type Visitor = {
    readonly visit: (one: KindOfPage) => Promise<Visit>;
    readonly close: () => Promise<void>;
};

/**
 * Somebody who comes to each page for the first time: nothing is kept from one visit to the next. It is one page of the
 * browser all the same, since half of a visit would go into starting another and compiling the same scripts there again.
 */
export async function openVisitor(browser: Browser): Promise<Visitor> {
    const complaints: string[] = [];
    const responses: Response[] = [];
    const page = await openPage(browser, {}, complaints);
    page.on("response", (response) => responses.push(response));
    await countShifts(page);
    const devtools = await page.context().newCDPSession(page);
    // The one works only with the other.
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    return {
        visit: async (one) => {
            await devtools.send("Storage.clearDataForOrigin", { origin: inject("origin"), storageTypes: "all" });
            responses.length = 0;
            const seen = await look(page, one, responses);
            return { ...seen, complaints: complaints.splice(0) };
        },
        close: () => page.context().close(),
    };
}

async function look(page: Page, one: KindOfPage, responses: readonly Response[]): Promise<Omit<Visit, "complaints">> {
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
    const light = await lookIn(page, one, "light");
    const dark = await lookIn(page, one, "dark");
    return {
        fits,
        shifts: { [phone.width]: onPhone.shift, [desktop.width]: onDesktop.shift },
        faint: { light: light.faint, dark: dark.faint },
        axe: { ...(light.axe && { light: light.axe }), ...(dark.axe && { dark: dark.axe }) },
        weight,
        pictures: { phone: onPhone.picture, desktop: onDesktop.picture },
    };
}

async function load(page: Page, one: KindOfPage, screen: Screen): Promise<{ shift: number; picture: number }> {
    const { width, height } = screen;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width, height });
    await page.goto(one.address);
    // The whole form, and code in its colours.
    if (one.kind === "snippets") await alive(page);
    const shift = await shiftsOf(page);
    return { shift, picture: await takePicture(page, one, screen) };
}

/** As hosts send it: letters and pictures are compressed already, and gain nothing more. */
async function weightOf(responses: readonly Response[]): Promise<number> {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
}

const fitOf = async (page: Page, width: number): Promise<Visit["fits"][number]> => ({
    sticksOut: await page.evaluate(sticksOut, width),
    heading: await page.locator("h1").first().isVisible(),
});

/** Of a long page, the beginning tells how it looks; of a chapter on a phone, all is kept, as far as Chromium can draw it. */
const mostPixels = ({ kind }: KindOfPage, { name }: Screen): number =>
    kind.startsWith("course-") && name === "phone" ? 16_000 : 1600;

async function takePicture(page: Page, one: KindOfPage, screen: Screen): Promise<number> {
    const { name, width } = screen;
    const theme = themeOfPicture(one, screen);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.emulateMedia({ colorScheme: theme });
    const picture = await page.screenshot({
        path: `${folder}${one.kind}-${one.language}-${theme}-${name}.jpg`,
        type: "jpeg",
        quality: 60,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(tall, mostPixels(one, screen)) },
        animations: "disabled",
    });
    return picture.length;
}

/** How the page looks in a theme. */
async function lookIn(page: Page, one: KindOfPage, theme: Theme) {
    await page.emulateMedia({ colorScheme: theme });
    const faint = await page.evaluate(faintTexts);
    if (!themesForAxe(one).includes(theme)) return { faint };
    // What is no colour was looked at in the other theme, where there was another.
    return { faint, axe: await axeFindings(page, theme === "dark" && !one.hasTwin ? "colours" : "everything") };
}
