/** Measures Astro alone: a site with empty pages, as many as ours has. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../install.ts";

export type BareSite = {
    /** Builds the site in its own process, and returns the milliseconds. */
    readonly build: () => number;
    readonly remove: () => void;
};

export function bareSite(pages: number): BareSite {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-bare-"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    mkdirSync(join(folder, "src/pages"), { recursive: true });
    writeFileSync(
        join(folder, "src/pages/[page].astro"),
        `---
export const getStaticPaths = () =>
    Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }));
---

<!doctype html><html lang="en"><head><title>{Astro.params.page}</title></head><body></body></html>
`,
    );
    const astro = join(root, "node_modules/astro/bin/astro.mjs");
    return {
        build: () => run(process.execPath, [astro, "build", "--silent"], folder),
        remove: () => rmSync(folder, { recursive: true, force: true }),
    };
}
