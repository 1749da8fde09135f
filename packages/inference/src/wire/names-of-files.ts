import { isFile, isLeaf } from "./leaf.ts";

/** Replaces files by their names, for JSON. `callOf` turns a name into a file again where the example has one. */
export function namesOfFiles(value: unknown): unknown {
    if (isFile(value)) return value.name;
    // A data URL or base64 of a file.
    if (isLeaf(value)) return "of" in value ? namesOfFiles(value.of) : value;
    if (Array.isArray(value)) return value.map(namesOfFiles);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFiles(inner)]));
}
