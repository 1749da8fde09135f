import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RowFacts } from "../../reports/bench.ts";
import { freshClone } from "../fresh-clone.ts";
import { root, run } from "../install.ts";
import { type Group, row, type Samples } from "../row.ts";
import { bareSite } from "../site/bare-site.ts";

const rounds = 3;
/** About the number of the site's pages. It need not be exact. */
const pages = 772;

const startRow = (id: string, title: string, limit: string, seconds: number, short?: string): RowFacts =>
    row(`first-minutes.${id}`, title, "s", {
        ...(short !== undefined && { short }),
        limit,
        goals: [{ against: "itself", bound: seconds }],
    });

const emptyPages = "a bare `astro build` of as many empty pages";

export const firstMinutes: Group = {
    id: "first-minutes",
    title: "The first minutes",
    about:
        "A clone of what is committed, and npm's cache as it is: from `npm start` until it says where the site is. Then again " +
        "with nothing changed, and with a sentence more in a chapter. Beside it what nobody is quicker than: npm installing " +
        "all that is locked, and Astro building as many pages with nothing in them.",
    rows: [
        startRow(
            "fresh",
            "`npm start` in a fresh clone",
            `\`npm ci\` and ${emptyPages}`,
            60,
            "`npm start` in a fresh clone",
        ),
        startRow("unchanged", "`npm start`, nothing changed", emptyPages, 3),
        startRow("chapter", "`npm start`, a chapter changed", emptyPages, 10),
    ],
    async measure() {
        // No telemetry of the builds.
        process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
        const fresh: number[] = [];
        const unchanged: number[] = [];
        const chapter: number[] = [];
        const install: number[] = [];
        const bare: number[] = [];
        const empty = bareSite(pages);
        try {
            for (let round = 0; round < rounds; round += 1) {
                const clone = freshClone();
                try {
                    fresh.push((await clone.start()) / 1000);
                    unchanged.push((await clone.start()) / 1000);
                    clone.changeChapter();
                    chapter.push((await clone.start()) / 1000);
                } finally {
                    clone.remove();
                }
                install.push(installEverything() / 1000);
                bare.push(empty.build() / 1000);
            }
        } finally {
            empty.remove();
        }
        const both = install.map((seconds, round) => seconds + (bare[round] ?? Number.NaN));
        return {
            "first-minutes.fresh": { ours: fresh, limit: both },
            "first-minutes.unchanged": { ours: unchanged, limit: bare },
            "first-minutes.chapter": { ours: chapter, limit: bare },
        } satisfies Record<string, Samples>;
    },
};

/** Milliseconds of `npm ci` in a fresh clone. */
function installEverything(): number {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-install-"));
    try {
        run("git", ["clone", "--quiet", root, folder], root);
        return run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], folder);
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
