import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Chromium must not go looking for updates, translations and the like.
const quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** How the tests start the browser. */
export const chromiumOptions = () => ({ executablePath: findChromium(), args: quiet });

const names = ["chromium", "chromium-browser", "google-chrome"];

/**
 * The browser that the tests drive: the one in `CHROMIUM`, or the first of the usual names on the path.
 * @throws Error saying how to get one
 */
function findChromium(): string {
    const { CHROMIUM: given, PATH: path = "" } = process.env;
    if (given) return given;
    const found = path
        .split(delimiter)
        .flatMap((folder) => names.map((name) => join(folder, name)))
        .find(existsSync);
    if (found) return found;
    throw new Error(
        `The page and the client are tested in Chromium, and none of ${names.join(", ")} is on the path. ` +
            "Install one (on Debian: apt-get install chromium), or set CHROMIUM to its file.",
    );
}
