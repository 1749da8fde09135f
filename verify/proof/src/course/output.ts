import { stripVTControlCharacters } from "node:util";

/**
 * Whether a program's output is what the chapter shows. Numbers may differ, because versions do, and so may white
 * space, because a terminal sets lists in columns.
 */
export const outputMatches = (expected: string, actual: string): boolean => shapeOf(expected) === shapeOf(actual);

const shapeOf = (text: string): string =>
    stripVTControlCharacters(text)
        .replace(/\d+(\.\d+)*/g, "0")
        .split(/\s+/)
        .filter((word) => word !== "")
        .join(" ");

/**
 * Whether JSON has the shape that a chapter shows: every field shown exists and has a value of the same kind. The
 * chapter may omit fields and trailing list entries.
 */
export function hasShape(expected: unknown, actual: unknown): boolean {
    if (typeof expected !== "object" || expected === null) return kindOf(expected) === kindOf(actual);
    if (kindOf(expected) !== kindOf(actual)) return false;
    return Object.entries(expected).every(([name, inner]) => hasShape(inner, Object(actual)[name]));
}

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** The end of a program's output, without the addresses of the machine's package index. */
export function excerptOf(text: string): string {
    const lines = stripVTControlCharacters(text)
        .split(/\r?\n/)
        // A progress bar overwrites its line: keep what follows the last carriage return.
        .map((line) => line.slice(line.lastIndexOf("\r") + 1).trimEnd())
        .filter((line) => line !== "" && !line.startsWith("Looking in "))
        .map((line) => line.replace(/\b([a-z]+):\/\/\S+/g, "$1://…"));
    return lines
        .slice(-12)
        .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))
        .join("\n");
}
