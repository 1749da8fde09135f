/** The site without a network, and updates to a newer version. */
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, test as base, beforeAll, describe, expect } from "vitest";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { hangTimeout } from "../../verify/testing/hang-timeout.ts";
import { languages } from "../src/languages.ts";
import { writeWorker } from "../src/publish/after-build/write-worker.ts";
import { precachedFiles } from "../src/publish/offline/precached-files.ts";
import { strings } from "../src/words/strings.ts";
import { waitForHydration } from "./browser.ts";
import { filesOf } from "./crawl.ts";
import { type StaticHost, staticHost } from "./static-host.ts";

const dist = new URL("../dist/", import.meta.url);
const chapter = "/gu/course/chapter0/1";

type MarkedBuild = { readonly folder: URL; readonly remove: () => Promise<void> };

/**
 * A copy of the build that looks like one of other sources. The mark is in `data-build` of each page, in `data-script`,
 * which the pages' script sets, and in the id of the catalogue's first model. Files named by content hash get other
 * names, and the service worker is written for the copy.
 */
async function markedBuild(mark: string): Promise<MarkedBuild> {
    const path = await mkdtemp(join(tmpdir(), "callsheet-build-"));
    const folder = pathToFileURL(path + sep);
    await cp(dist, folder, { recursive: true });
    const files = filesOf(folder);
    const named = files.filter((file) => /^(?:_astro\/Document\.[\w.-]+\.js|catalogue\.\w+\.json)$/.test(file));
    const renamed = new Map(named.map((file) => [file, file.replace(/\.(js|json)$/, `${mark}.$1`)]));
    for (const [file, other] of renamed) {
        const text = await readFile(new URL(file, folder), "utf8");
        const changed = file.endsWith(".js")
            ? `${text};document.documentElement.dataset.script="${mark}"`
            : text.replace(/"id":"[^"]*"/, `"id":"callsheet/build-${mark}"`);
        await writeFile(new URL(file, folder), changed);
        await rename(new URL(file, folder), new URL(other, folder));
    }
    for (const file of files.filter((name) => name.endsWith(".html"))) {
        const html = await readFile(new URL(file, folder), "utf8");
        const changed = [...renamed].reduce((text, [before, after]) => text.replaceAll(before, after), html);
        await writeFile(new URL(file, folder), changed.replace("<html ", `<html data-build="${mark}" `));
    }
    await writeWorker(folder);
    return { folder, remove: () => rm(path, { recursive: true }) };
}

let browser: Browser;
let first: MarkedBuild;
let second: MarkedBuild;

beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
    [first, second] = await Promise.all([markedBuild("1"), markedBuild("2")]);
});
afterAll(() => Promise.all([browser.close(), first.remove(), second.remove()]));

const test = base
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
    .extend("host", async ({}, { onCleanup }): Promise<StaticHost> => {
        const host = await staticHost(first.folder);
        onCleanup(host.stop);
        return host;
    })
    // The folder of a browser profile, which persists when the browser is closed and opened again.
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
    .extend("profile", async ({}, { onCleanup }): Promise<string> => {
        const folder = await mkdtemp(join(tmpdir(), "callsheet-profile-"));
        onCleanup(() => rm(folder, { recursive: true, force: true }));
        return folder;
    })
    // A reader whose browser allows service workers.
    .extend("reader", async ({ host }, { onCleanup }): Promise<BrowserContext> => {
        const context = await browser.newContext({ baseURL: host.named });
        context.setDefaultTimeout(hangTimeout);
        const complaints: string[] = [];
        context.on("weberror", (error) => complaints.push(error.error().message));
        onCleanup(async () => {
            await context.close();
            expect(complaints).toEqual([]);
        });
        return context;
    });

const openBrowser = (profile: string, baseURL: string): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...chromiumOptions(), baseURL });

/** Opens a page, and waits until the worker has precached everything. */
async function visit(reader: BrowserContext, address: string): Promise<Page> {
    const page = await reader.newPage();
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    return page;
}

/** Waits until a newer worker is installed and waiting. */
const newerWaits = (page: Page): Promise<void> =>
    expect
        .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
        .toBe(true);

/** The marks of the builds that the page's text, script and data (if any) belong to. */
const buildsIn = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
        const { documentElement: root } = document;
        const address = /\/catalogue\.\w+\.json/.exec(root.outerHTML)?.[0];
        const data = address === undefined ? undefined : await (await fetch(address)).text();
        return [
            root.dataset["build"] ?? "no text",
            root.dataset["script"] ?? "no script",
            ...(data === undefined ? [] : [/callsheet\/build-(\d)/.exec(data)?.[1] ?? "no data"]),
        ];
    });

/** Opens an address, and gives the one build that all parts of the page belong to. */
async function buildAt(page: Page, address: string): Promise<string> {
    await page.goto(address);
    const builds = await buildsIn(page);
    expect(new Set(builds).size, `${address} is of the builds ${builds}`).toBe(1);
    return builds[0] ?? "";
}

describe("after the first visit, without a network,", () => {
    test("the course and the generator open whole, and what was visited", async ({ host, reader }) => {
        const page = await visit(reader, chapter);
        await page.goto("/gu/proof");
        host.reach(false);

        const failed: string[] = [];
        page.on("requestfailed", (request) => failed.push(request.url()));
        for (const address of [chapter, "/gu", "/gu/proof", `${chapter}?fw=pt#which-python`]) {
            await expect.poll(() => buildAt(page, address)).toBe("1");
            await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
            await expect.poll(() => page.evaluate(async () => (await document.fonts.ready).status)).toBe("loaded");
            // Going to the next page would abort what is still on its way, such as the icon.
            await page.waitForLoadState("networkidle");
        }
        expect(failed).toEqual([]);
    });

    test("the generator makes programs of every task, and knows the whole catalogue", async ({ host, reader }) => {
        const page = await visit(reader, "/gu/snippets");
        host.reach(false);
        await expect.poll(() => buildAt(page, "/gu/snippets?task=table-question-answering")).toBe("1");
        await waitForHydration(page);
        await expect
            .poll(() => page.locator(".callsheet-result pre").innerText())
            .toContain("table_question_answering");
    });

    test("a page that was never opened says so in its language, and what opens", async ({ host, reader }) => {
        const page = await visit(reader, chapter);
        await page.goto("/gu/matrix");
        host.reach(false);
        await page.goto("/gu/proof");
        await expect.poll(() => page.locator("h1").innerText()).toBe(strings.gu.offline.title);
        await expect.poll(() => page.locator(`main a[href="${chapter}"]`).count()).toBe(1);
        const visited = page.locator("[data-visited] a");
        await expect
            .poll(() =>
                visited.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
            )
            .toEqual(["/gu/matrix"]);
        await expect.poll(() => visited.innerText()).toContain(strings.gu.map.matrix.title);

        // Back online, the same address shows the page itself.
        host.reach(true);
        await page.locator("[data-again]").click();
        await expect.poll(() => page.locator("h1").innerText()).toBe(strings.gu.proof.title);
    });

    test("a second language is there as soon as somebody has begun to read it", async ({ host, reader }) => {
        const page = await visit(reader, chapter);
        await page.goto("/en/proof");
        const isKept = () =>
            page.evaluate(async () => Boolean(await caches.match("/en/offline.html", { ignoreSearch: true })));
        await expect.poll(isKept).toBe(true);
        host.reach(false);
        await expect.poll(() => buildAt(page, "/en/course/chapter0/1")).toBe("1");
        await expect.poll(() => buildAt(page, "/en/snippets")).toBe("1");
        await page.goto("/en/matrix");
        await expect.poll(() => page.locator("h1").innerText()).toBe(strings.en.offline.title);
    });
});

describe("when a newer version is published,", () => {
    test("no page is of both, and the newer is there once the older is closed, with what was visited", async ({
        host,
        profile,
    }) => {
        const reader = await openBrowser(profile, host.named);
        const page = await visit(reader, chapter);
        await page.goto("/gu/proof");
        host.publish(second.folder);
        for (const address of [chapter, "/gu/snippets", "/gu"])
            await expect.poll(() => buildAt(page, address)).toBe("1");
        await newerWaits(page);
        // A page that is not cached comes from the new build, with all its files.
        await expect.poll(() => buildAt(page, "/gu/matrix")).toBe("2");

        host.reach(false);
        for (const address of [chapter, "/gu/snippets", "/gu/proof"])
            await expect.poll(() => buildAt(page, address)).toBe("1");

        await reader.close();
        const again = await openBrowser(profile, host.named);
        const later = await again.newPage();
        // A browser that was just opened activates the waiting worker on first use.
        await expect.poll(() => buildAt(later, chapter), { interval: 500 }).toBe("2");
        for (const address of ["/gu/snippets", "/gu/proof", "/gu"])
            await expect.poll(() => buildAt(later, address)).toBe("2");
        await again.close();
    });

    test("the reader is told, and may have it at once on all pages that are open", async ({ host, reader }) => {
        const [page, other] = [await visit(reader, chapter), await visit(reader, "/gu/snippets")];
        await Promise.all([page.reload(), other.reload()]);
        await expect.poll(() => page.locator("[data-newer]").isVisible()).toBe(false);
        host.publish(second.folder);
        await page.reload();
        await page.locator("[data-newer] button").click();
        for (const one of [page, other]) {
            await expect
                .poll(() =>
                    buildsIn(one).then(
                        (builds) => [...new Set(builds)],
                        () => [],
                    ),
                )
                .toEqual(["2"]);
        }
    });

    test("while the older is still fetched, nothing is kept of it", async ({ host, reader }) => {
        host.publish(second.folder);
        host.substitute("sw.js", readFileSync(new URL("sw.js", first.folder), "utf8"));
        const page = await reader.newPage();
        await page.goto(chapter);
        const outcome = await page.evaluate(async () => {
            const registration = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
            const worker = registration?.installing;
            if (!worker) return "none";
            return new Promise<string>((done) => worker.addEventListener("statechange", () => done(worker.state)));
        });
        expect(["redundant", "none"]).toContain(outcome);
        await expect
            .poll(() =>
                page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))),
            )
            .toBe(false);
        host.reach(false);
        await expect(page.goto(chapter)).rejects.toThrow("ERR_");
    });
});

describe("what is kept", () => {
    const { shared, ...own } = precachedFiles(filesOf(dist));

    /** The compressed size, as hosts send the file. */
    const weight = (file: string): number => gzipSync(readFileSync(new URL(file, dist))).length;

    base.for(languages)("in %s weighs little on its way", (language) => {
        const bytes = [...shared, ...own[language]].reduce((sum, file) => sum + weight(file), 0);
        expect(bytes).toBeGreaterThan(200_000);
        // 460 KB of it are the search index, which grows with the pages, and 300 KB the course with its exercises; what
        // explains errors weighs 80 KB, the editor 93.
        expect(bytes).toBeLessThan(1_700_000);
    });

    base("is all that its pages name", () => {
        const precachedFiles = new Set([...shared, ...own.gu, ...own.en]);
        const pages = [...precachedFiles].filter((file) => file.endsWith(".html"));
        expect(pages.length).toBeGreaterThan(6);
        for (const page of pages) {
            const html = readFileSync(new URL(page, dist), "utf8");
            const named = [...html.matchAll(/\/((?:_astro|search)\/[\w.-]+|catalogue\.\w+\.json)/g)].map(
                ([, file = ""]) => file,
            );
            expect(named.length).toBeGreaterThan(2);
            for (const file of named) expect(precachedFiles, `${page} names ${file}`).toContain(file);
        }
    });
});

test("who saves data is sent no page but those that were opened", async ({ reader }) => {
    const page = await reader.newPage();
    await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.clock.install();
    await page.goto(chapter, { waitUntil: "load" });
    await page.clock.runFor(5000);
    await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
});
