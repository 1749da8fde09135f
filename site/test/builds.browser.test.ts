/**
 * Builds of a copy of the sources, below a base path: a build that renders first what is asked for gives the same files as
 * any other, and the site works on a plain static host.
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { builtPages } from "./built-pages.ts";
import { copySources } from "./copy-sources.ts";
import { crawl } from "./crawl.ts";
import { staticHost } from "./static-host.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const site = new URL("https://example.org/some/path");

let folder: string;
/** `startBuild` of the copy. */
let startBuild: typeof import("../build/run-build.ts").startBuild;

beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "callsheet-builds-"));
    copySources(folder);
    ({ startBuild } = await import(pathToFileURL(join(folder, "site/build/run-build.ts")).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

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

const build = (which: "pages" | "parts") => startBuild({ which, env: { CALLSHEET_SITE: site.href } });

test("startBuild: renders what is asked for before the rest, and all files are those of another build", async () => {
    await build("pages").done;
    const before = await built();
    await rm(join(folder, "site/dist"), { recursive: true });
    const second = build("pages");
    await second.rendering;
    const last = [...before.keys()].filter((path) => /^gu\/models\/.*\.html$/.test(path)).at(-1) ?? "none";
    expect(await second.built(last.replace(".html", ""))).toBe(true);
    expect((await built()).size).toBeLessThan(before.size / 2);
    expect(await readFile(join(folder, "site/dist", last), "latin1")).toBe(before.get(last));
    expect(await second.built("no/such/page")).toBe(false);
    await second.done;
    const after = await built();

    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)).toEqual([]);
});

describe("below a base path", () => {
    const dist = () => pathToFileURL(join(folder, "site/dist/"));

    beforeAll(() => build("parts").done);

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
