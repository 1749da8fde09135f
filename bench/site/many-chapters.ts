/** Our site with as many chapters as one likes, in a folder that is no part of the project. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "../../site/build/copy-sources.ts";
import { run } from "../install.ts";
import { chapter } from "./our-site.ts";

const languages = ["gu", "en"];
/** What builds leave behind. */
const leftBehind = ["node_modules", "dist", ".astro"];

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
    copySources(folder);
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
    return {
        build: () => {
            const began = performance.now();
            run(process.execPath, ["build/main.ts"], site);
            return performance.now() - began;
        },
        forget: () => {
            for (const name of leftBehind) rmSync(join(site, name), { recursive: true, force: true });
        },
        remove: () => rmSync(folder, { recursive: true }),
    };
}
