import { programFile } from "../../../testing/programs.mjs";
import type { Engine } from "./engine.ts";
import { startByPuppeteer } from "./puppeteer.ts";

/** The values of Firefox's preference for the system's colour scheme. */
const preference = { dark: 0, light: 1 } as const;

/** Requests that were still pending when the page was left: the icon, and fonts (`NS_BINDING_ABORTED`), by a worker or not. */
const isOfPageThatWasLeft = (complaint: string): boolean =>
    /Failed to load ‘[^’]*(?:icon\.svg|\.woff2)’\. A ServiceWorker intercepted the request/.test(complaint) ||
    /downloadable font: download failed .* status=2152398850 /.test(complaint);

export const firefox: Engine = {
    name: "Firefox",
    start: (scheme) =>
        startByPuppeteer(
            {
                browser: "firefox",
                executablePath: programFile("firefox"),
                extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": preference[scheme] },
            },
            { isNoise: isOfPageThatWasLeft },
        ),
};
