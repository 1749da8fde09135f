/** A reader has set the browser's letters to half as large again, and reads on a small phone. */
import { describe, expect } from "vitest";
import { firstLanguage } from "../src/languages.ts";
import { test } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";
import { coveredTexts, overflowingElements } from "./overflow.ts";

const viewport = { width: 320, height: 720 };

describe("nothing is cut off, covered or wider than the screen:", () => {
    test.override("browserOptions", { viewport });

    test.for(aPageOfEveryKind.filter(({ language, hasTranslation }) => language === firstLanguage || !hasTranslation))(
        "$kind",
        async ({ address }, { page }) => {
            const session = await page.context().newCDPSession(page);
            await session.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
            await page.goto(address);
            expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
            const faults = async () => ({
                overflowing: await page.evaluate(overflowingElements, viewport.width),
                covered: await page.evaluate(coveredTexts),
            });
            await expect.poll(faults).toEqual({ overflowing: [], covered: [] });
        },
    );
});
