/** Tests that every kind of page must pass, on every screen and in both themes. One visit per page serves all tests. */
import { readdirSync } from "node:fs";
import { describe, expect } from "vitest";
import type { Language } from "../src/languages.ts";
import { test as base } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";
import {
    openVisitor,
    screens,
    themeOfScreenshot,
    themes,
    themesForAxe,
    type Visit,
    type Visitor,
    widths,
} from "./visit.ts";

const test = base.extend("visitor", { scope: "file" }, async ({ browser }, { onCleanup }) => {
    const visitor = await openVisitor(browser);
    onCleanup(visitor.close);
    return visitor;
});

export function describePages(language: Language): void {
    const pages = aPageOfEveryKind.filter((page) => page.language === language);

    test("every chapter is one of the kinds of pages, and so has a picture on a phone", () => {
        const chapters = new URL(`../src/content/${language}/course/`, import.meta.url);
        const kinds = readdirSync(chapters).map((chapter) => `course-${chapter}-1`);
        expect(kinds).not.toEqual([]);
        expect(pages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    });

    describe.for(pages)("$address, $kind in $language,", (one) => {
        let visited: Promise<Visit> | undefined;
        const visitOnce = (visitor: Visitor): Promise<Visit> => {
            visited ??= visitor.visit(one);
            return visited;
        };

        test.for(widths)("fits a screen of %i pixels", async (width, { visitor }) => {
            expect((await visitOnce(visitor)).fits[width]).toEqual({ overflowingElements: [], heading: true });
        });

        test.for(screens)("stays where it is on a $name while it is loaded", async ({ width }, { visitor }) => {
            expect((await visitOnce(visitor)).shifts[width]).toBeLessThan(0.01);
        });

        test.for(themes)("is legible in the %s theme", async (theme, { visitor }) => {
            expect((await visitOnce(visitor)).faint[theme]).toEqual([]);
        });

        test.for(themesForAxe(one))("has no fault that axe finds in the %s theme", async (theme, { visitor }) => {
            const found = (await visitOnce(visitor)).axe[theme];
            expect(found?.passed).toContain("color-contrast");
            expect(found?.faults).toEqual([]);
        });

        const screenshots = screens.map((screen) => [screen.name, themeOfScreenshot(one, screen)] as const);
        test.for(screenshots)("has a picture on a %s in the %s theme", async ([name], { visitor }) => {
            expect((await visitOnce(visitor)).screenshots[name]).toBeGreaterThan(5000);
        });

        const chapters = one.kind.startsWith("course-") ? [one.kind] : [];
        test.for(chapters)("is read for less than 120 kB, its letters among them: %s", async (_, { visitor }) => {
            const { weight } = await visitOnce(visitor);
            expect(weight).toBeGreaterThan(10_000);
            expect(weight).toBeLessThan(120_000);
        });

        test("complains of nothing, and asks nobody else", async ({ visitor }) => {
            expect((await visitOnce(visitor)).complaints).toEqual([]);
        });
    });
}
