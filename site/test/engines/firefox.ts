/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import { programFile } from "../../../testing/programs.mjs";
import type { Engine, Tab } from "./engine.ts";

/** The values of Firefox's preference for the system's colour scheme. */
const preference = { dark: 0, light: 1 } as const;

/** Requests that were still pending when the page was left: the icon, and fonts (`NS_BINDING_ABORTED`), by a worker or not. */
const isOfPageThatWasLeft = (complaint: string): boolean =>
    /Failed to load ‘[^’]*(?:icon\.svg|\.woff2)’\. A ServiceWorker intercepted the request/.test(complaint) ||
    /downloadable font: download failed .* status=2152398850 /.test(complaint);

export const firefox: Engine = {
    name: "Firefox",
    start: async (scheme) => {
        const browser = await puppeteer.launch({
            browser: "firefox",
            executablePath: programFile("firefox"),
            extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": preference[scheme] },
            defaultViewport: { width: 1280, height: 800 },
            // The test's own timeouts apply.
            timeout: 0,
            protocolTimeout: 0,
        });
        return {
            openTab: async () => {
                const context = await browser.createBrowserContext();
                return tabOf(await context.newPage(), () => context.close());
            },
            stop: () => browser.close(),
        };
    },
};

function tabOf(page: Page, close: () => Promise<void>): Tab {
    const complaints: string[] = [];
    const complain = (text: string): void => {
        if (!isOfPageThatWasLeft(text)) complaints.push(text);
    };
    page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) complain(message.text());
    });
    page.on("pageerror", (error) => complain(String(error)));
    page.setDefaultTimeout(0);
    return {
        open: async (address) => {
            await page.goto(address);
        },
        evaluate: async (work, ...args) => await page.evaluate(untypedFunction(work), ...args),
        press: async (find, ...args) => {
            const found = await page.evaluateHandle(untypedFunction(find), ...args);
            await found.click();
            await found.dispose();
        },
        type: (text) => page.keyboard.type(text),
        key: async (chord) => {
            const keys = chord.split("+") as KeyInput[];
            for (const key of keys) await page.keyboard.down(key);
            for (const key of keys.toReversed()) await page.keyboard.up(key);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        complaints,
        close,
    };
}

/** Puppeteer's types account for handles as arguments. The walks only pass plain values, so a cast is enough. */
const untypedFunction = <Given extends unknown[], Result>(work: (...args: Given) => Result | Promise<Result>) =>
    work as unknown as (...args: unknown[]) => Promise<Result>;
