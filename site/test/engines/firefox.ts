import { programFile } from "../../../scripts/programs.mjs";
import type { Engine } from "./engine.ts";
import { startByPuppeteer } from "./puppeteer.ts";

/** How a preference of Firefox says what the system prefers. */
const preference = { dark: 0, light: 1 } as const;

export const firefox: Engine = {
    name: "Firefox",
    start: (scheme) =>
        startByPuppeteer({
            browser: "firefox",
            executablePath: programFile("firefox"),
            extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": preference[scheme] },
        }),
};
