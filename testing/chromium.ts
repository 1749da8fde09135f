import { findProgram, programs } from "./programs.mjs";

// Chromium must not go looking for updates, translations and the like.
const quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const { commands, variable } = programs.chromium;

/** How the tests start the browser. */
export const chromiumOptions = () => ({ executablePath: find(commands), args: quiet });

/** How what people wait for is measured: in the browser that they have, with the window around it. */
export const wholeChromiumOptions = () => ({
    executablePath: find(commands.filter((command) => command !== "chromium-headless-shell")),
    args: quiet,
});

/**
 * The browser that is driven: the one in `CHROMIUM`, or the first of some names on the path.
 * @throws Error saying how to get one
 */
function find(names: readonly string[]): string {
    const found = findProgram(names, variable);
    if (found !== undefined) return found;
    throw new Error(
        `The page and the client are tested in Chromium, and none of ${names.join(", ")} is on the path. ` +
            "Install one (on Debian: apt-get install chromium), or set CHROMIUM to its file.",
    );
}
