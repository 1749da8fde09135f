/** Our site with as many chapters as one likes, in a folder that is no part of the project. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root, run } from "../install.ts";
import { chapter, source } from "./our-site.ts";

const languages = ["gu", "en"];
/** What builds leave behind, and what is found through the workspace's own node_modules. */
const leftOut = new Set(["node_modules", "dist", ".astro"]);

export type ManyChapters = {
    /** Milliseconds of a build, in a process of its own. */
    readonly build: () => number;
    /** Throws away what builds have left behind. */
    readonly forget: () => void;
    readonly remove: () => void;
};

/** A copy of the site, with the first chapter again and again in every language, until there are so many. */
export function manyChapters(count: number): ManyChapters {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-site-"));
    const site = join(folder, "site");
    cpSync(source, site, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
    cpSync(join(root, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    // A page of the site shows it.
    mkdirSync(join(folder, "bench"));
    cpSync(join(root, "bench/report.json"), join(folder, "bench/report.json"));
    for (const language of languages) {
        const content = join(site, "src/content", language);
        const text = readFileSync(join(content, `${chapter}.mdx`), "utf8");
        // The other chapters are of other sizes.
        rmSync(join(content, "course"), { recursive: true });
        for (let number = 0; number < count; number += 1) {
            mkdirSync(join(content, `course/chapter${number}`), { recursive: true });
            writeFileSync(join(content, `course/chapter${number}/1.mdx`), text);
        }
    }
    cpSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
    return {
        build: () => {
            const began = performance.now();
            run(process.execPath, ["build/main.ts"], site);
            return performance.now() - began;
        },
        forget: () => {
            for (const name of leftOut) rmSync(join(site, name), { recursive: true, force: true });
        },
        remove: () => rmSync(folder, { recursive: true }),
    };
}
