/** Drives a browser by Puppeteer: Chromium over its own protocol, Firefox over WebDriver BiDi. */
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import type { StartedBrowser, Tab } from "./engine.ts";

type Habits = {
    /** Prepares each page before it opens an address. */
    readonly prepare: (page: Page) => Promise<void>;
    /** Whether a message is not the page's fault. */
    readonly isNoise: (complaint: string) => boolean;
};

export async function startByPuppeteer(
    options: LaunchOptions,
    { prepare = async () => undefined, isNoise = () => false }: Partial<Habits> = {},
): Promise<StartedBrowser> {
    const browser = await puppeteer.launch({
        ...options,
        defaultViewport: { width: 1280, height: 800 },
        // The test's own timeouts apply.
        timeout: 0,
        protocolTimeout: 0,
    });
    return {
        openTab: async () => {
            const context = await browser.createBrowserContext();
            const page = await context.newPage();
            await prepare(page);
            return tabOf(page, isNoise, () => context.close());
        },
        stop: () => browser.close(),
    };
}

function tabOf(page: Page, isNoise: Habits["isNoise"], close: () => Promise<void>): Tab {
    const complaints: string[] = [];
    const complain = (text: string): void => {
        if (!isNoise(text)) complaints.push(text);
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
