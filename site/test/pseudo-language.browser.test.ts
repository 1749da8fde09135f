/**
 * The site in the pseudo-language, which a copy of the sources has by one line and a folder in each room: a page of each
 * kind on a small phone shows no string of another language, and nothing that is cut off or overlaps.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { providers } from "@callsheet/inference/providers";
import { clientIds } from "@callsheet/snippets";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { addPseudoLanguage } from "../../testing/pseudo-language/add-language.ts";
import { pseudoLanguage } from "../../testing/pseudo-language/pseudo.ts";
import { copySources } from "../build/copy-sources.ts";
import { type ServedSite, serveSite } from "../build/serve-site.ts";
import { test } from "./browser.ts";
import { foreignTexts } from "./foreign-texts.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";
import { coveredTexts, overflowingElements } from "./overflow.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const width = 320;

/** A page of each kind; chapters, guides and pages about integrations are kinds of their own, and one stands for all. */
const places = [
    ...Map.groupBy(
        aPageOfEveryKind.filter(({ language }) => language === "en").map(({ address }) => address.replace(/^\/en/, "")),
        (place) => /^\/(?:course|guides|integrations)\//.exec(place)?.[0] ?? place,
    ).values(),
].flatMap(([first]) => (first === undefined ? [] : [first]));

const names = [...clientIds, ...Object.values(providers).map(({ name }) => name)];

let folder: string;
let site: ServedSite;

beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "callsheet-pseudo-"));
    copySources(folder);
    addPseudoLanguage(folder);
    const { runBuild }: typeof import("../build/run-build.ts") = await import(
        pathToFileURL(join(folder, "site/build/run-build.ts")).href
    );
    const paths = places.map((place) => `${pseudoLanguage}${place.replaceAll(".", "\\.")}`);
    await runBuild({
        which: "pages",
        only: `^/?(?:404|en/tasks|catalogue\\..*|forms/${pseudoLanguage}/.*|${paths.join("|")})/?$`,
    });
    site = await serveSite({ folder: pathToFileURL(`${join(folder, "site/dist")}/`) });
});
afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
});

/** Opens a page of the pseudo-language on a small phone, with everything in it that can be opened. */
async function open(page: Page, place: string): Promise<void> {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${site.address}/${pseudoLanguage}${place}`);
    await openDetails(page);
}

const openDetails = (page: Page): Promise<void> =>
    page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
    });

async function expectPseudo(page: Page, message = ""): Promise<void> {
    const faults = async () => ({
        overflowing: await page.evaluate(overflowingElements, width),
        covered: await page.evaluate(coveredTexts),
        foreign: await page.evaluate(foreignTexts, names),
    });
    await expect.poll(faults, { message }).toEqual({ overflowing: [], covered: [], foreign: [] });
}

describe("nothing is of another language, cut off or covered on", () => {
    test("a page of any kind", async ({ page }) => {
        for (const place of places) {
            await open(page, place);
            if (place === "/snippets") await waitForHydration(page);
            await expectPseudo(page, place);
        }
    });

    test("the list of languages", async ({ page }) => {
        await open(page, "/tasks");
        await page.locator(".languages-button").click();
        const english = page.locator("#languages a[lang=en]");
        await expect.poll(() => english.isVisible()).toBe(true);
        await expectPseudo(page);
        await english.click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/en/tasks");
    });

    test("the finder of errors, after a paste", async ({ page }) => {
        await open(page, "/errors");
        const texts = ["openai.RateLimitError: Error code: 429", "The cat sat on the mat.", "KeyError: 'HF_TOKEN'"];
        for (const text of texts) {
            await page.locator("#finder-text").fill(text);
            await expect.poll(() => page.locator(".finder-status").textContent()).toContain("⟦");
            await expectPseudo(page);
        }
        // The last of them is explained in English only.
        await expect.poll(() => page.locator(".finder-title [lang=en]").count()).toBe(1);
    });

    test("the generator with the forms of several tasks", async ({ page }) => {
        for (const task of ["text-to-image", "table-question-answering", "zero-shot-classification"]) {
            await open(page, `/snippets?task=${task}`);
            await waitForHydration(page);
            // The help of a field is in English, as its description is.
            await expect.poll(() => page.locator(".callsheet-hint [lang=en]").count()).toBeGreaterThan(0);
            await openDetails(page);
            await expectPseudo(page, task);
        }
    });
});

test("the command explains an error in it", () => {
    const command = ["packages/cli/bin/callsheet.mjs", "explain", "--language", pseudoLanguage];
    const text = execFileSync(process.execPath, command, {
        cwd: folder,
        input: "openai.RateLimitError: Error code: 429",
        encoding: "utf8",
    });
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    expect(lines.filter((line) => !line.includes("⟦") && !line.includes("429"))).toEqual([]);
});
