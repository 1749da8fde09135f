/** The code in a package's README, so that a test follows what a reader copies, and not a copy of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type ReadmeBlock = {
    /** The first word behind the fence: `ts`, `sh`, `json`; empty if there is none. */
    readonly language: string;
    /** The file that the code belongs to: a comment in the first line with its name alone; undefined if none is named. */
    readonly title: string | undefined;
    readonly code: string;
};

/**
 * The fenced blocks of code in a section of a package's README, with those of the sections in it, in their order.
 *
 * @param folder the package's folder in `packages`
 * @param heading the text of the section's heading, without its `#`
 * @throws Error if there is no such section, or no code in it: the test would follow nothing
 */
export function readmeBlocks(folder: string, heading: string): readonly ReadmeBlock[] {
    const file = join(import.meta.dirname, "../packages", folder, "README.md");
    const blocks = blocksOfSection(readFileSync(file, "utf8"), heading);
    if (blocks.length > 0) return blocks;
    throw new Error(`packages/${folder}/README.md has no code under the heading “${heading}”. Was it renamed?`);
}

/** As `readmeBlocks`, of a text. Returns no blocks if it has no such heading. */
export function blocksOfSection(markdown: string, heading: string): readonly ReadmeBlock[] {
    const blocks: ReadmeBlock[] = [];
    /** The level of the section's heading, while its lines are read. */
    let level: number | undefined;
    for (const { groups = {} } of markdown.matchAll(parts)) {
        const { indent = "", fence, language = "", code = "", marks = "", title } = groups;
        if (fence === undefined) {
            const isAbove = level === undefined || marks.length <= level;
            if (isAbove) level = title === heading ? marks.length : undefined;
        } else if (level !== undefined) {
            const withoutIndent = code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
            blocks.push({ language, title: titleOf(withoutIndent), code: withoutIndent });
        }
    }
    return blocks;
}

/** A fenced block, whose lines may be indented as a list's are, or a heading. */
const parts =
    /^(?<indent> *)(?<fence>`{3,})(?<language>\w*).*\n(?<code>(?:.*\n)*?) *\k<fence> *$|^(?<marks>#+) +(?<title>.*?) *$/gm;

/** The comment may stand behind the line that opens the script of an Astro component. */
const titleOf = (code: string): string | undefined =>
    /^(?:---\n| )?(?:\/\/|#|\/\*|<!--|\{\/\*) ([\w./@-]+\.\w+)(?: \*\/\}?| -->)?\n/.exec(code)?.[1];
