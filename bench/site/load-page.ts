/** What the first visit to a page costs on a slow phone. */
import type { Browser } from "playwright-core";
import { openPhone } from "./phone.ts";

/** What the page itself notes; it runs there, so it is all in one function. */
type Paints = {
    /** First and largest contentful paint, in milliseconds. */
    readonly firstPaint: number;
    readonly largestPaint: number;
    /** Cumulative layout shift. */
    readonly shift: number;
};

export type PageLoad = Paints & {
    /** Over the wire until the page was quiet, headers and all. */
    readonly kilobytes: number;
    readonly requests: number;
};

/** So long nothing is asked for by a page that is quiet, in milliseconds. */
const quiet = 1500;

export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
    const { page, session, close } = await openPhone(browser, { processor: true, network: true });
    let bytes = 0;
    let requests = 0;
    let last = performance.now();
    session.on("Network.requestWillBeSent", ({ request }) => {
        last = performance.now();
        if (request.url.startsWith("http")) requests += 1;
    });
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        last = performance.now();
        bytes += encodedDataLength;
    });
    await page.addInitScript(notePaints);
    const response = await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
    if (!response?.ok()) throw new Error(`There is no page at ${address}.`);
    // What a page fetches when it is idle belongs to its first visit.
    while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 5);
    const paints = await page.evaluate((): unknown => Reflect.get(window, "paints"));
    await close();
    if (!arePaints(paints)) throw new Error(`${address} was never painted.`);
    return { kilobytes: bytes / 1000, requests, ...paints };
}

function arePaints(value: unknown): value is Paints {
    return typeof value === "object" && value !== null && "largestPaint" in value && value.largestPaint !== 0;
}

function notePaints(): void {
    const paints = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Reflect.set(window, "paints", paints);
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch("paint", ({ name, startTime }) => {
        if (name === "first-contentful-paint") paints.firstPaint = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
        paints.largestPaint = startTime;
    });
    watch("layout-shift", (entry) => {
        if ("value" in entry && typeof entry.value === "number") paints.shift += entry.value;
    });
}
