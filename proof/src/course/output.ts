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

/**
 * Whether JSON is of the shape that a chapter shows of it: its fields are there, each of the same kind. Of what is longer,
 * the chapter may leave out; in a list each entry that it shows is that of the answer.
 */
export function hasShape(said: unknown, answered: unknown): boolean {
    if (typeof said !== "object" || said === null) return kindOf(said) === kindOf(answered);
    if (kindOf(said) !== kindOf(answered)) return false;
    return Object.entries(said).every(([name, inner]) => hasShape(inner, Object(answered)[name]));
}

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

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
