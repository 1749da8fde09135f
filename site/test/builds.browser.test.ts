/**
 * Builds of a copy of the sources, below a base path: an incremental build gives the same files as a build from scratch,
 * and the site works on a plain static host.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { copySources } from "../build/copy-sources.ts";
import { builtPages } from "./built-pages.ts";
import { crawl } from "./crawl.ts";
import { staticHost } from "./static-host.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const site = new URL("https://example.org/some/path");

let folder: string;
/** `runBuild` of the copy. */
let runBuild: typeof import("../build/run-build.ts").runBuild;

beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "callsheet-builds-"));
    copySources(folder);
    ({ runBuild } = await import(pathToFileURL(join(folder, "site/build/run-build.ts")).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function change(path: string, from: RegExp, to: string): Promise<void> {
    const file = join(folder, "site/src", path);
    const text = await readFile(file, "utf8");
    expect(text).toMatch(from);
    await writeFile(file, text.replace(from, to));
}

/** The built files by path. Feeds are left out, since they contain the date of the build. */
async function built(): Promise<ReadonlyMap<string, string>> {
    const dist = join(folder, "site/dist");
    const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
    const texts = await Promise.all(
        paths.map(async (path) => [path.slice(dist.length + sep.length), await readFile(path, "latin1")] as const),
    );
    return new Map(texts.filter(([path]) => !path.endsWith("feed.xml")));
}

const build = (which: "pages" | "parts" = "pages") => runBuild({ which, env: { CALLSHEET_SITE: site.href } });

test("pages of the build before are those that would be built anew", { timeout: 900_000 }, async () => {
    await build();
    const before = await built();
    // A chapter's text, another chapter's title in the site map, a glossary term and a component.
    await change("content/en/course/chapter2/1.mdx", /^## /m, "One more sentence.\n\n## ");
    await change("content/gu/course/chapter3/1.mdx", /^title: "?/m, "$&1 ");
    await change("content/en/glossary/terms.yaml", /meaning: "?/, "$&Once more: ");
    await change("reference/models/ModelPage.tsx", /<h1/, '<h1 data-changed=""');
    await build();
    const incremental = await built();
    await rm(join(folder, "site/node_modules"), { recursive: true, force: true });
    await rm(join(folder, "site/.astro"), { recursive: true, force: true });
    await build();
    const anew = await built();

    expect([...incremental.keys()]).toEqual([...anew.keys()]);
    const different = [...anew].filter(([path, text]) => incremental.get(path) !== text).map(([path]) => path);
    expect(different).toEqual([]);
    // Each change has reached the built pages.
    const model = [...anew.keys()].find((path) => /^en\/models\/.*\.html$/.test(path));
    const changed = (path: string) => before.get(path) !== anew.get(path);
    for (const path of [
        "en/course/chapter2/1.html",
        "gu/course/chapter3/1.html",
        "gu/course.html",
        "en/glossary.html",
        model ?? "en/models/…",
    ]) {
        expect([path, changed(path)]).toEqual([path, true]);
    }
});

describe("below a base path", () => {
    const dist = () => pathToFileURL(join(folder, "site/dist/"));

    beforeAll(() => build("parts"));

    test("every link, image, letter, script and style is there, and none leaves the path", () => {
        const { followed, broken } = crawl(dist(), site);
        expect(followed).toBeGreaterThan(builtPages.length * 10);
        expect(broken).toEqual([]);
    });

    test("the pages work there, and keep working without a network", async () => {
        const host = await staticHost(dist(), site.pathname);
        const browser = await chromium.launch(chromiumOptions());
        const context = await browser.newContext({ baseURL: host.named });
        const complaints: string[] = [];
        const page = await context.newPage();
        page.on("console", (message) => {
            if (message.type() === "error") complaints.push(message.text());
        });
        page.on("requestfailed", (request) => complaints.push(request.url()));
        page.on("response", (response) => {
            if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
        });
        try {
            await page.goto(`${site.pathname}/gu/course/chapter0/1`);
            await page.locator('main a[href$="/gu/snippets"]:visible').first().click();
            await waitForHydration(page);
            await expect.poll(() => new URL(page.url()).pathname).toBe(`${site.pathname}/gu/snippets`);
            await page.evaluate(() => navigator.serviceWorker.ready);
            host.reach(false);
            await page.goto(`${site.pathname}/gu/snippets?task=table-question-answering`);
            await waitForHydration(page);
            await expect
                .poll(() => page.locator(".callsheet-result pre").innerText())
                .toContain("table_question_answering");
            expect(complaints).toEqual([]);
        } finally {
            await browser.close();
            await host.stop();
        }
    });
});
