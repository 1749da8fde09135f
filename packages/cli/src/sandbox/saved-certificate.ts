import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import type { ServedSandbox } from "@callsheet/sandbox/serve";
import type { Terminal } from "../terminal.ts";

type Saved = {
    readonly path: string;
    readonly remove: () => void;
};

/**
 * Saves the certificate that clients of a sandbox's proxy must trust, in a private folder of the user: in the cache,
 * always at the same path for the same port, so that a setting with the path stays valid.
 */
export function saveCertificate({ url, authority }: ServedSandbox, env: Terminal["env"]): Saved {
    const { folder, isTemporary } = ownFolder(env);
    const path = join(folder, `${new URL(url).port}.pem`);
    // Remove the old file first: `wx` then never writes through a link that another user created.
    rmSync(path, { force: true });
    writeFileSync(path, authority, { mode: 0o600, flag: "wx" });
    return { path, remove: () => rmSync(isTemporary ? folder : path, { recursive: true, force: true }) };
}

/** The folder for certificates; a temporary one if the cache is not writable, as for a user without a home folder. */
function ownFolder(env: Terminal["env"]): { readonly folder: string; readonly isTemporary: boolean } {
    const folder = join(cacheFolder(env), "callsheet", "sandbox");
    try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        accessSync(folder, constants.W_OK);
        return { folder, isTemporary: false };
    } catch {
        return { folder: mkdtempSync(join(tmpdir(), "callsheet-sandbox-")), isTemporary: true };
    }
}

function cacheFolder(env: Terminal["env"]): string {
    if (process.platform === "win32" && env["LOCALAPPDATA"]) return env["LOCALAPPDATA"];
    if (process.platform === "darwin") return join(homeOf(env), "Library", "Caches");
    return env["XDG_CACHE_HOME"] || join(homeOf(env), ".cache");
}

const homeOf = (env: Terminal["env"]): string => env["HOME"] || homedir();
