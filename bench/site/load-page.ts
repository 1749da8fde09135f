/** Measures the first visit to a page on a slow phone. */
import type { Browser } from "playwright-core";
import { openPhone } from "./phone.ts";

/** Measured in the page itself, by `notePaints`. */
type Paints = {
    /** First and largest contentful paint, in milliseconds. */
    readonly firstPaint: number;
    readonly largestPaint: number;
    /** Cumulative layout shift. */
    readonly shift: number;
};

export type PageLoad = Paints & {
    /** Transferred until the page was idle, including headers. */
    readonly kilobytes: number;
    readonly requests: number;
};

/** A page is idle after this time without a request, in milliseconds. */
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
    // Requests that a page makes when idle count too.
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
