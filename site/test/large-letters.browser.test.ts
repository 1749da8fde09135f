/** A reader has set the browser's letters to half as large again, and reads on a small phone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { firstLanguage } from "../src/languages.ts";
import { layOutAll } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";
import { coveredTexts, overflowingElements } from "./overflow.ts";

const viewport = { width: 320, height: 720 };

let profile: string;
let page: Page;

beforeAll(async () => {
    profile = mkdtempSync(join(tmpdir(), "callsheet-letters-"));
    mkdirSync(join(profile, "Default"));
    const preferences = { webkit: { webprefs: { default_font_size: 24 } } };
    writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
        ...chromiumOptions(),
        baseURL: inject("origin"),
        viewport,
        serviceWorkers: "block",
    });
    await layOutAll(context);
    page = await context.newPage();
});
afterAll(async () => {
    await page.context().close();
    rmSync(profile, { recursive: true, force: true });
});

test.for(aPageOfEveryKind.filter(({ language, hasTranslation }) => language === firstLanguage || !hasTranslation))(
    "nothing is cut off, covered or wider than the screen: $kind",
    async ({ address }) => {
        await page.goto(address);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
        const faults = async () => ({
            overflowing: await page.evaluate(overflowingElements, viewport.width),
            covered: await page.evaluate(coveredTexts),
        });
        await expect.poll(faults).toEqual({ overflowing: [], covered: [] });
    },
);
