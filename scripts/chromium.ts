import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome"];

/**
 * The browser that the tests drive: the one in `CHROMIUM`, or the first of the usual names on the path.
 * @throws Error saying how to get one
 */
export function findChromium(): string {
    const { CHROMIUM: given, PATH: path = "" } = process.env;
    if (given) return given;
    const found = path
        .split(delimiter)
        .flatMap((folder) => names.map((name) => join(folder, name)))
        .find(existsSync);
    if (found) return found;
    throw new Error(
        `The page is tested in Chromium, and none of ${names.join(", ")} is on the path. ` +
            "Install one (on Debian: apt-get install chromium), or set CHROMIUM to its file.",
    );
}
