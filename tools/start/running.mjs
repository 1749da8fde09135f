// Detects whether this folder is already being served: `npm start` records its address, and the next start requests it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../install.mjs";

// Outside of node_modules, which may be reinstalled while the site is served.
const file = join(root, ".node", "served.json");

/** The path at which a server of `npm start` reports its folder. */
export const identityPath = "/.callsheet-start";

/** @returns {Promise<string | undefined>} the announcement of the server that serves this folder, if one is running */
export async function runningAnnouncement() {
    try {
        const { identity, announcement } = JSON.parse(readFileSync(file, "utf8"));
        const response = await fetch(identity, { signal: AbortSignal.timeout(5000) });
        return response.ok && (await response.json()).root === root ? announcement : undefined;
    } catch {
        return undefined;
    }
}

/**
 * @param {string} identity the URL at which the server reports its folder
 * @param {string} announcement the message to repeat
 */
export function rememberRunning(identity, announcement) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ identity, announcement }));
}

export const forgetRunning = () => rmSync(file, { force: true });
