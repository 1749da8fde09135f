import { chromiumOptions } from "../../../testing/chromium.ts";
import type { Engine } from "./engine.ts";
import { startByPuppeteer } from "./puppeteer.ts";

export const chromium: Engine = {
    name: "Chromium",
    start: (scheme) =>
        startByPuppeteer(
            { browser: "chrome", ...chromiumOptions() },
            { prepare: (page) => page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]) },
        ),
};
