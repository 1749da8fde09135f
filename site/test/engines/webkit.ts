/**
 * WebKitGTK's MiniBrowser, driven over WebDriver. It has no headless mode, so it runs on a virtual X display.
 */
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { programFile } from "../../../testing/programs.mjs";
import type { Engine, Tab } from "./engine.ts";
import { startVirtualDisplay } from "./virtual-display.ts";

/** Milliseconds, only against hanging: the test's own timeouts apply. */
const limit = 300_000;
/** Milliseconds after which a browser will not start any more: now and then its driver waits forever. */
const startLimit = 60_000;
const starts = 4;

const gtkThemes = { light: "Adwaita", dark: "Adwaita:dark" } as const;
/** WebDriver's codes of the keys that the walks press. */
const keys: Readonly<Record<string, string>> = { Control: Key.CONTROL, Enter: Key.ENTER };

export const webkit: Engine = {
    name: "WebKit",
    start: async (scheme) => {
        const screen = await startVirtualDisplay();
        const { HOME = "", PATH = "" } = process.env;
        const environment = { HOME, PATH, LANG: "C.UTF-8", DISPLAY: screen.display, GTK_THEME: gtkThemes[scheme] };
        return { openTab: () => openTab(environment), stop: screen.stop };
    },
};

/** Each tab has its own driver, which starts one browser and is stopped with it, whatever state both are in. */
async function openTab(environment: Record<string, string>): Promise<Tab> {
    for (let start = 1; ; start += 1) {
        const service = new DriverService.Builder(programFile("webkit"))
            .setLoopback(true)
            .setEnvironment(environment)
            .build();
        const late = Promise.withResolvers<never>();
        const timer = setTimeout(() => late.reject(new Error("WebKit has not started.")), startLimit);
        try {
            return await Promise.race([startTab(service), late.promise]);
        } catch (error) {
            await service.kill();
            if (start === starts) throw error;
        } finally {
            clearTimeout(timer);
        }
    }
}

async function startTab(service: DriverService): Promise<Tab> {
    const driver = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(await service.start(limit))
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
        .build();
    await driver.manage().setTimeouts({ script: limit });
    const tab = tabOf(driver, async () => {
        await driver.quit().finally(() => service.kill());
    });
    await tab.resize(1280, 800);
    return tab;
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
    const tab: Tab = {
        open: async (address) => {
            await driver.get(address);
            // `get` may return before the page has loaded.
            await tab.evaluate(async () => {
                if (document.readyState === "complete") return;
                await new Promise((done) => window.addEventListener("load", done));
            });
        },
        evaluate: (work, ...args) => driver.executeScript(`return (${work})(...arguments)`, ...args),
        press: async (find, ...args) => {
            const element = await driver.executeScript<WebElement>(
                `const found = (${find})(...arguments); found.scrollIntoView({ block: "center" }); return found;`,
                ...args,
            );
            await element.click();
        },
        type: (text) => driver.actions().sendKeys(text).perform(),
        key: async (chord) => {
            const pressed = chord.split("+").map((key) => keys[key] ?? key.toLowerCase());
            const actions = driver.actions();
            for (const key of pressed) actions.keyDown(key);
            for (const key of pressed.toReversed()) actions.keyUp(key);
            await actions.perform();
        },
        resize: async (width, height) => {
            const window = driver.manage().window();
            // The window's frame around the page has a constant size.
            const outer = await window.getRect();
            const inner = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
            await window.setRect({
                width: width + outer.width - inner.width,
                height: height + outer.height - inner.height,
            });
        },
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
        complaints: [],
        close,
    };
    return tab;
}
