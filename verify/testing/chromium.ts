import { findProgram, programs } from "../../tools/machine/programs.mjs";

// Disable background requests for updates, translations and the like.
const quiet = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const { commands, variable } = programs.chromium;

/** Options for the browser of the tests. */
export const chromiumOptions = () => ({ executablePath: find(commands), args: quiet });

/** Options for measurements: the full browser that users have, not the headless shell. */
export const wholeChromiumOptions = () => ({
    executablePath: find(commands.filter((command) => command !== "chromium-headless-shell")),
    args: quiet,
});

/**
 * The browser's executable: the one in `CHROMIUM`, or the first of these names on the path.
 * @throws Error with installation instructions, if there is none
 */
function find(names: readonly string[]): string {
    const file = findProgram(names, variable);
    if (file !== undefined) return file;
    throw new Error(
        `The page and the client are tested in Chromium, and none of ${names.join(", ")} is on the path. ` +
            "Install one (on Debian: apt-get install chromium), or set CHROMIUM to its file.",
    );
}
