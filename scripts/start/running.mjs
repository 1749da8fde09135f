// Whether this very folder is being served already: `npm start` writes down where, and whoever starts it again asks there.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../install.mjs";

// Beside what npm installs, which may be installed anew while the site is served.
const file = join(root, ".node", "served.json");

/** Where a server of `npm start` says which folder it serves. */
export const identityPath = "/.callsheet-start";

/** @returns {Promise<string | undefined>} what was announced by who serves this folder now */
export async function announcedBefore() {
    try {
        const { identity, announcement } = JSON.parse(readFileSync(file, "utf8"));
        const response = await fetch(identity, { signal: AbortSignal.timeout(5000) });
        return response.ok && (await response.json()).root === root ? announcement : undefined;
    } catch {
        return undefined;
    }
}

/** @param {string} identity the address at which the server says who it is @param {string} announcement what is told again */
export function rememberRunning(identity, announcement) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ identity, announcement }));
}

export const forgetRunning = () => rmSync(file, { force: true });
