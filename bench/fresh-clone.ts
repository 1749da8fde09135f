/** Runs `npm start` in a fresh clone of this repository's last commit. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./install.ts";

const chapter = "site/src/content/gu/course/chapter2/1.mdx";

export type FreshClone = {
    /**
     * Milliseconds until `npm start` prints the site's address. Resolves after the whole build, when it has been
     * stopped.
     */
    readonly start: () => Promise<number>;
    /** Adds a sentence to a chapter. */
    readonly changeChapter: () => void;
    readonly remove: () => void;
};

export function freshClone(): FreshClone {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-clone-"));
    run("git", ["clone", "--quiet", root, folder], root);
    return {
        start: () => startIn(folder),
        changeChapter() {
            const file = join(folder, chapter);
            writeFileSync(file, readFileSync(file, "utf8").replace(/^## /m, "નવું વાક્ય.\n\n## "));
        },
        remove: () => rmSync(folder, { recursive: true, force: true }),
    };
}

async function startIn(folder: string): Promise<number> {
    const began = performance.now();
    // In its own process group, to interrupt it as a terminal does.
    const child = spawn("npm", ["start"], { cwd: folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let log = "";
    let servedAfter = Number.NaN;
    const { promise: isWhole, resolve } = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (piece: string) => {
            log += piece;
            if (Number.isNaN(servedAfter) && log.includes("The site is at")) servedAfter = performance.now() - began;
            // One of these is the last message, depending on whether anything had to be built.
            if (log.includes("The site works offline") || log.includes("Everything is as it was")) resolve();
        });
    }
    const closed = once(child, "close");
    await Promise.race([isWhole, closed]);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    await closed;
    if (Number.isNaN(servedAfter)) throw new Error(`npm start did not say where the site is:\n${log.slice(-2000)}`);
    return servedAfter;
}
