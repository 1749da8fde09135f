import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Chromium must not go looking for updates, translations and the like.
const quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Chromium as people have it, under the names that it goes by. */
const whole = ["chromium", "chromium-browser", "google-chrome"];
/** The same engine of the same version without the window around it: a page in it takes a quarter of the processor. */
const shell = "chromium-headless-shell";

/** How the tests start the browser. */
export const chromiumOptions = () => ({ executablePath: findChromium([shell, ...whole]), args: quiet });

/** How what people wait for is measured: in the browser that they have. */
export const wholeChromiumOptions = () => ({ executablePath: findChromium(whole), args: quiet });

/**
 * The browser that is driven: the one in `CHROMIUM`, or the first of some names on the path.
 * @throws Error saying how to get one
 */
function findChromium(names: readonly string[]): string {
    const { CHROMIUM: given, PATH: path = "" } = process.env;
    if (given) return given;
    const folders = path.split(delimiter);
    const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
    if (found) return found;
    throw new Error(
        `The page and the client are tested in Chromium, and none of ${names.join(", ")} is on the path. ` +
            "Install one (on Debian: apt-get install chromium), or set CHROMIUM to its file.",
    );
}
