/** The code in a package's README, so that a test follows what a reader copies, and not a copy of it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
    const file = join(import.meta.dirname, "../../packages", folder, "README.md");
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

/** The lines of blocks for a shell. */
export type ReadmeCommands = {
    /** The names behind `npm install`. */
    readonly packages: readonly string[];
    /** All other lines, for a folder in which those packages are installed. */
    readonly others: readonly string[];
};

/**
 * Writes each block that names a file into that file. A block of the language `diff` changes a file that is there.
 *
 * @throws Error if a block says neither what it is nor where it belongs, or if a change fits nowhere
 */
export function followReadme(folder: string, blocks: readonly ReadmeBlock[]): ReadmeCommands {
    const lines: string[] = [];
    for (const { language, title, code } of blocks) {
        if (language === "sh") {
            lines.push(...code.split("\n").filter(Boolean));
        } else if (title === undefined) {
            throw new Error(`A block of a README does not name its file in its first line:\n${code}`);
        } else {
            const file = join(folder, title);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, language === "diff" ? changedBy(code, readFileSync(file, "utf8")) : code);
        }
    }
    const install = /^npm install (?:--save-dev )?/;
    return {
        packages: lines.filter((line) => install.test(line)).flatMap((line) => line.replace(install, "").split(" ")),
        others: lines.filter((line) => !install.test(line)),
    };
}

/**
 * A text with the lines that a block adds (`+`) and without those that it removes (`-`), each behind the last line that
 * the block repeats. Lines are found by their words, whatever their indentation.
 *
 * @param block its first line names the file; a line of `…` stands for any lines
 * @throws Error if the text lacks a line that the block repeats or removes
 */
export function changedBy(block: string, text: string): string {
    const lines = text.split("\n");
    let next = 0;
    for (const line of block.split("\n").slice(1)) {
        const words = line.slice(1).trim();
        if (line.startsWith("+")) {
            lines.splice(next++, 0, line.slice(1));
        } else if (words !== "" && words !== "…") {
            const found = lines.findIndex((one, index) => index >= next && one.trim() === words);
            if (found === -1) throw new Error(`The README changes a file in which this line does not follow: ${words}`);
            if (line.startsWith("-")) lines.splice(found, 1);
            next = line.startsWith("-") ? found : found + 1;
        }
    }
    return lines.join("\n");
}
