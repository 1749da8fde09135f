/** Does in a folder what a README says: writes its files, makes its changes, and finds its commands. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ReadmeBlock } from "./readme.ts";

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
