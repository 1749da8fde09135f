import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import type { RowFacts } from "../../reports/bench.ts";
import { wholeChromiumOptions } from "../../testing/chromium.ts";
import { type Group, root, run, type Samples } from "../group.ts";
import { alternate } from "../rounds.ts";

const rounds = 9;

const visited = [
    { id: "chapter", title: "a chapter in Gujarati", path: "/gu/course/chapter0/1", kilobytes: 80 },
    { id: "home", title: "the home page in Gujarati", path: "/gu", kilobytes: 80 },
    { id: "generator", title: "the generator in Gujarati", path: "/gu/snippets", kilobytes: 200 },
] as const;

export const pages: Group = {
    id: "pages",
    title: "The first visit to a page",
    about:
        "In Chromium as a slow phone, as Lighthouse imagines it: slow 4G, a processor that is four times slower, nothing in the " +
        "cache; served by a static server after gzip, and counted until the page asks for nothing more.",
    rows: visited.flatMap(({ id, title, kilobytes }): readonly RowFacts[] => [
        {
            id: `pages.${id}-bytes`,
            title: `first visit to ${title}`,
            unit: "KB",
            better: "lower",
            goal: { bound: kilobytes },
        },
        { id: `pages.${id}-paint`, title: `${title}: first contentful paint`, unit: "ms", better: "lower" },
    ]),
    async measure() {
        run("npm", ["run", "--silent", "build", "-w", "site"], root);
        const server = await serve(join(root, "site/dist"));
        const browser = await chromium.launch(wholeChromiumOptions());
        try {
            const visits = visited.map(({ id, path }) => [id, () => loadPage(browser, server.origin + path)] as const);
            const loads = await alternate<PageLoad>(Object.fromEntries(visits), { rounds });
            const samples = Object.entries(loads).flatMap(([id, all]): readonly [string, Samples][] => [
                [`pages.${id}-bytes`, { ours: all.map(({ bytes }) => bytes / 1000) }],
                [`pages.${id}-paint`, { ours: all.map(({ firstPaint }) => firstPaint) }],
            ]);
            return Object.fromEntries(samples);
        } finally {
            await browser.close();
            server.stop();
        }
    },
};

/** Types that are served with gzip. Fonts and images are already compressed. */
const compressed: Readonly<Record<string, string>> = {
    css: "text/css",
    html: "text/html; charset=utf-8",
    js: "text/javascript",
    json: "application/json",
    svg: "image/svg+xml",
};

/** Serves a folder like a static host that has compressed its files. */
async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
    const server = createServer(({ url = "/" }, response) => {
        const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
        for (const file of [path, `${path}.html`]) {
            let content: Buffer;
            try {
                content = readFileSync(join(folder, file));
            } catch {
                continue;
            }
            const type = compressed[file.slice(file.lastIndexOf(".") + 1)];
            if (type === undefined) return response.end(content);
            return response
                .writeHead(200, { "content-type": type, "content-encoding": "gzip" })
                .end(gzipSync(content, { level: 9 }));
        }
        return response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stop = () => {
        server.close();
        server.closeAllConnections();
    };
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** Lighthouse's slow phone. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const bytesPerSecond = (kilobits: number): number => (kilobits * 1024) / 8;
const slow4g = {
    offline: false,
    /** In milliseconds. */
    latency: 150,
    downloadThroughput: bytesPerSecond(1638.4),
    uploadThroughput: bytesPerSecond(675),
};

/** A page is idle after this time without a request, in milliseconds. */
const quiet = 1500;

type PageLoad = {
    /** Transferred until the page was idle, including headers. */
    readonly bytes: number;
    /** First contentful paint, in milliseconds. */
    readonly firstPaint: number;
};

/** Visits a page with an empty cache. */
async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Network.emulateNetworkConditions", slow4g);
    let bytes = 0;
    let last = performance.now();
    session.on("Network.requestWillBeSent", () => {
        last = performance.now();
    });
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        last = performance.now();
        bytes += encodedDataLength;
    });
    const response = await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
    if (!response?.ok()) throw new Error(`There is no page at ${address}.`);
    // Requests that a page makes when idle count too.
    while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 5);
    const firstPaint = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    await context.close();
    return { bytes, firstPaint };
}
