import { accessSync, constants, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import type { ServedSandbox } from "@callsheet/sandbox/serve";
import type { Terminal } from "../terminal.ts";

/** A certificate in a file, as plain data: the thread that writes it is not the one that removes it. */
export type SavedCertificate = {
    readonly path: string;
    readonly content: string;
    /** The folder that was made for it, if there is none of the user's own. */
    readonly temporaryFolder?: string;
};

/**
 * Saves the certificate that clients of a sandbox's proxy must trust, in a private folder of the user: in the cache,
 * always at the same path for the same address and port, so that a setting with the path stays valid.
 *
 * @param host the address on which the sandbox listens, as it was given
 */
export function saveCertificate(
    { url, authority }: Pick<ServedSandbox, "url" | "authority">,
    host: string,
    env: Terminal["env"],
): SavedCertificate {
    const { folder, isTemporary } = ownFolder(env);
    // A URL leaves out the port of its protocol.
    const path = join(folder, nameOf(host, Number(new URL(url).port || 80)));
    // Remove the old file first: `wx` then never writes through a link that another user created.
    rmSync(path, { force: true });
    writeFileSync(path, authority, { mode: 0o600, flag: "wx" });
    return { path, content: authority, ...(isTemporary && { temporaryFolder: folder }) };
}

/** Removes a certificate, unless another sandbox has saved its own there meanwhile. */
export function removeCertificate({ path, content, temporaryFolder }: SavedCertificate): void {
    if (temporaryFolder !== undefined) rmSync(temporaryFolder, { recursive: true, force: true });
    else if (contentOf(path) === content) rmSync(path, { force: true });
}

/** The content of a file; undefined if it is not there any more. */
function contentOf(path: string): string | undefined {
    try {
        return readFileSync(path, "utf8");
    } catch {
        return undefined;
    }
}

/** The name of the file of a sandbox: `127.0.0.1-8787.pem`. Not every file system takes the colons of an address. */
const nameOf = (host: string, port: number): string => `${encodeURIComponent(host)}-${port}.pem`;

/** The folder for certificates; a temporary one if there is none in the cache that is the user's alone. */
function ownFolder(env: Terminal["env"]): { readonly folder: string; readonly isTemporary: boolean } {
    const folder = join(cacheFolder(env), "callsheet", "sandbox");
    try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        accessSync(folder, constants.W_OK);
        if (isOwn(folder)) return { folder, isTemporary: false };
    } catch {
        // Without a home folder, for example.
    }
    return { folder: mkdtempSync(join(tmpdir(), "callsheet-sandbox-")), isTemporary: true };
}

/** Whether a folder is the user's own, not a link to another, and nobody else may write into it. */
function isOwn(folder: string): boolean {
    const stats = lstatSync(folder);
    if (!stats.isDirectory()) return false;
    // Windows has neither owners nor permissions of this kind.
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}

function cacheFolder(env: Terminal["env"]): string {
    if (process.platform === "win32" && env["LOCALAPPDATA"]) return env["LOCALAPPDATA"];
    if (process.platform === "darwin") return join(homeOf(env), "Library", "Caches");
    return env["XDG_CACHE_HOME"] || join(homeOf(env), ".cache");
}

const homeOf = (env: Terminal["env"]): string => env["HOME"] || homedir();
