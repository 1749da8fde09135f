/**
 * Builds of a copy of the sources, below a base path: a build that renders first what is asked for gives the same files as
 * any other, and the site works on a plain static host.
 */
import { cpSync, existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { linkModules } from "../../verify/testing/link-modules.ts";
import { builtOrInstalled, root, sources } from "../build/state.ts";
import { waitForHydration } from "./browser.ts";
import { crawl } from "./crawl.ts";
import { builtPages } from "./kinds-of-pages.ts";
import { staticHost } from "./static-host.ts";

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

/** Output of builds, which the copy makes for itself. */
const leftOut = new Set([...builtOrInstalled, ".astro"]);

/** Copies everything that a build reads. @param folder an empty folder; its `site/build/run-build.ts` then builds the copy */
function copySources(folder: string): void {
    const paths = [...sources, "site/.python", "site/tsconfig.json", "tsconfig.base.json"];
    for (const path of paths.filter((one) => existsSync(join(root, one)))) {
        cpSync(join(root, path), join(folder, path), {
            recursive: true,
            filter: (file) => !leftOut.has(basename(file)),
        });
    }
    linkModules(root, folder);
}

type Options = Parameters<typeof startBuild>[0];

const build = (options: Options) => startBuild({ ...options, env: { CALLSHEET_SITE: site.href } });

test("startBuild: a page that is asked for is there when it says so, and each page is as in a whole build", async () => {
    await build({ which: "pages" }).done;
    const outDir = join(folder, "asked");
    const files: string[] = [];
    const asked = build({
        which: "pages",
        outDir,
        only: "^/(?:en/course|gu/guides|gu/models/openai)",
        onEvent: (event) => event.kind === "rendering" && files.push(...event.files),
    });
    await asked.rendering;
    const last = files.at(-1) ?? "none";
    const pair = (file: string) =>
        Promise.all([outDir, join(folder, "site/dist")].map((dist) => readFile(join(dist, file), "utf8")));
    expect(last).toMatch(/^gu\/models\/openai.*\.html$/);
    expect(await asked.built(last.replace(".html", ""))).toBe(true);
    const [first, same] = await pair(last);
    expect(first).toBe(same);
    expect(await asked.built("no/such/page")).toBe(false);
    await asked.done;

    expect(files.length).toBeGreaterThan(20);
    for (const [own, whole] of await Promise.all(files.map(pair))) expect(own).toBe(whole);
});

describe("below a base path", () => {
    const dist = () => pathToFileURL(join(folder, "site/dist/"));

    beforeAll(() => build({ which: "parts" }).done);

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
