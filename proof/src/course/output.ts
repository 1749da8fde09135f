import { stripVTControlCharacters } from "node:util";

/**
 * Whether a program answers as the chapter says. Numbers may differ, since versions do, and so may the space between
 * words, since a terminal sets a list in columns.
 */
export const answersAs = (said: string, answered: string): boolean => shapeOf(said) === shapeOf(answered);

const shapeOf = (text: string): string =>
    stripVTControlCharacters(text)
        .replace(/\d+(\.\d+)*/g, "0")
        .split(/\s+/)
        .filter((word) => word !== "")
        .join(" ");

/** The end of what a program printed, without the addresses and folders of the machine's own package index. */
export function excerptOf(text: string): string {
    const lines = stripVTControlCharacters(text)
        .split(/\r?\n/)
        // A progress bar writes over itself: what stays is what follows the last return.
        .map((line) => line.slice(line.lastIndexOf("\r") + 1).trimEnd())
        .filter((line) => line !== "" && !line.startsWith("Looking in "))
        .map((line) => line.replace(/\b([a-z]+):\/\/\S+/g, "$1://…"));
    return lines
        .slice(-12)
        .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))
        .join("\n");
}
