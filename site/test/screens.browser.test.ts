/** A picture of every kind of page, on a phone and on a desktop, in both themes and languages; and that it is as it should be there. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";

const folder = fileURLToPath(new URL("output/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });

const screens = [
    { name: "phone", width: 360, height: 740 },
    { name: "desktop", width: 1280, height: 800 },
] as const;
const themes = ["light", "dark"] as const;
/** Of a long page, the beginning tells how it looks. */
const mostPixels = 1600;

/** Counts, from its beginning, how far what a page shows jumps: of 1, https://web.dev/articles/cls */
const countShifts = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
                const { value, hadRecentInput } = entry as PerformanceEntry & {
                    value: number;
                    hadRecentInput: boolean;
                };
                if (!hadRecentInput) shifts.push(value);
            }
        }).observe({ type: "layout-shift", buffered: true });
    });

const shiftsOf = (page: Page): Promise<number> =>
    page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
    });

test.for(aPageOfEveryKind)(
    "$kind in $language fits, and stays where it is",
    async ({ kind, language, address }, { page }) => {
        await countShifts(page);
        for (const { name, width, height } of screens) {
            await page.setViewportSize({ width, height });
            await page.goto(address);
            if (kind === "snippets") await alive(page);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
            expect(await shiftsOf(page), name).toBeLessThan(0.02);
            expect(await page.locator("h1").first().isVisible(), name).toBe(true);
            const tall = await page.evaluate(() => document.documentElement.scrollHeight);
            for (const theme of themes) {
                await page.emulateMedia({ colorScheme: theme });
                const picture = await page.screenshot({
                    path: `${folder}${kind}-${language}-${theme}-${name}.jpg`,
                    type: "jpeg",
                    quality: 60,
                    fullPage: true,
                    clip: { x: 0, y: 0, width, height: Math.min(tall, mostPixels) },
                    animations: "disabled",
                });
                expect(picture.length).toBeGreaterThan(5000);
            }
        }
    },
);
