import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RowFacts } from "../../reports/bench.ts";
import { type Group, root, run } from "../group.ts";

const rounds = 3;
const chapter = "book/content/gu/course/chapter2/1.mdx";

const row = (id: string, title: string, seconds: number): RowFacts => ({
    id: `first-minutes.${id}`,
    title,
    unit: "s",
    better: "lower",
    goal: { bound: seconds },
});

export const firstMinutes: Group = {
    id: "first-minutes",
    title: "The first minutes",
    about:
        "A clone of what is committed, and npm's cache as it is: from `npm start` until it says where the site is. Then again " +
        "with nothing changed, and with a sentence more in a chapter.",
    rows: [
        row("fresh", "`npm start` in a fresh clone", 20),
        row("unchanged", "`npm start`, nothing changed", 3),
        row("chapter", "`npm start`, a chapter changed", 10),
    ],
    async measure() {
        const fresh: number[] = [];
        const unchanged: number[] = [];
        const changed: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
            const clone = mkdtempSync(join(tmpdir(), "callsheet-clone-"));
            try {
                run("git", ["clone", "--quiet", root, clone], root);
                fresh.push(await start(clone));
                unchanged.push(await start(clone));
                const file = join(clone, chapter);
                writeFileSync(file, readFileSync(file, "utf8").replace(/^## /m, "નવું વાક્ય.\n\n## "));
                changed.push(await start(clone));
            } finally {
                rmSync(clone, { recursive: true, force: true });
            }
        }
        return {
            "first-minutes.fresh": { ours: fresh },
            "first-minutes.unchanged": { ours: unchanged },
            "first-minutes.chapter": { ours: changed },
        };
    },
};

/**
 * Seconds until `npm start` prints the site's address. Resolves after the whole build, when it has been stopped.
 * @throws Error if it prints no address
 */
async function start(folder: string): Promise<number> {
    const began = performance.now();
    // In its own process group, to interrupt it as a terminal does.
    const child = spawn("npm", ["start"], { cwd: folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let log = "";
    let seconds = Number.NaN;
    const { promise: isWhole, resolve } = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (piece: string) => {
            log += piece;
            if (Number.isNaN(seconds) && log.includes("The site is at")) seconds = (performance.now() - began) / 1000;
            // One of these is the last message, depending on whether anything had to be built.
            if (log.includes("The site works offline") || log.includes("Everything is as it was")) resolve();
        });
    }
    const closed = once(child, "close");
    await Promise.race([isWhole, closed]);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    await closed;
    if (Number.isNaN(seconds)) throw new Error(`npm start did not say where the site is:\n${log.slice(-2000)}`);
    return seconds;
}
