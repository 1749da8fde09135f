/** A copy of our site with any number of chapters, in a temporary folder. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "../../site/build/copy-sources.ts";
import { run } from "../install.ts";
import { chapter } from "./our-site.ts";

const languages = ["gu", "en"];
/** The output and caches of builds. */
const leftBehind = ["node_modules", "dist", ".astro"];

export type ManyChapters = {
    /** Builds the site in its own process, and returns the milliseconds. */
    readonly build: () => number;
    /** Removes the output and caches of builds. */
    readonly forget: () => void;
    readonly remove: () => void;
};

/** Copies the site, and repeats the first chapter `count` times in every language. */
export function manyChapters(count: number): ManyChapters {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-site-"));
    const site = join(folder, "site");
    copySources(folder);
    for (const language of languages) {
        const content = join(site, "src/content", language);
        const text = readFileSync(join(content, `${chapter}.mdx`), "utf8");
        // Remove the other chapters, which have other sizes.
        rmSync(join(content, "course"), { recursive: true });
        for (let number = 0; number < count; number += 1) {
            mkdirSync(join(content, `course/chapter${number}`), { recursive: true });
            writeFileSync(join(content, `course/chapter${number}/1.mdx`), text);
        }
    }
    return {
        build: () => run(process.execPath, ["build/main.ts"], site),
        forget: () => {
            for (const name of leftBehind) rmSync(join(site, name), { recursive: true, force: true });
        },
        remove: () => rmSync(folder, { recursive: true }),
    };
}
