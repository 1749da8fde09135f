/** What Astro itself takes: as many pages as our site has, each empty. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../install.ts";

export type BareSite = {
    /** Milliseconds of a build, in a process of its own. */
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
        build: () => {
            const began = performance.now();
            run(process.execPath, [astro, "build", "--silent"], folder);
            return performance.now() - began;
        },
        remove: () => rmSync(folder, { recursive: true, force: true }),
    };
}
