import { chromium as playwright } from "playwright-core";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { hangTimeout } from "../../../testing/hang-timeout.ts";
import { type Engine, tabOf } from "./engine.ts";

export const chromium: Engine = {
    name: "Chromium",
    start: async (colorScheme) => {
        const browser = await playwright.launch(chromiumOptions());
        return {
            openTab: async () => {
                const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 } });
                context.setDefaultTimeout(hangTimeout);
                const page = await context.newPage();
                const complaints: string[] = [];
                page.on("console", (message) => {
                    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
                });
                page.on("pageerror", (error) => complaints.push(String(error)));
                return tabOf({
                    open: async (address) => void (await page.goto(address)),
                    evaluate: (expression) => page.evaluate<string>(expression),
                    press: async (expression) => {
                        const found = await page.evaluateHandle<Element>(expression);
                        await found.asElement().click();
                        await found.dispose();
                    },
                    type: (text) => page.keyboard.type(text),
                    key: (chord) => page.keyboard.press(chord),
                    resize: (width, height) => page.setViewportSize({ width, height }),
                    screenshot: () => page.screenshot(),
                    complaints,
                    close: () => context.close(),
                });
            },
            stop: () => browser.close(),
        };
    },
};
