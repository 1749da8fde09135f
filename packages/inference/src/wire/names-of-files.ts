import { isFile, isLeaf } from "./leaf.ts";

/**
 * Replaces files by their names, for JSON. `callOf` turns a name into a file again where the example has one.
 *
 * @param value inputs, with files, data URLs or base64 of files anywhere in them
 * @returns the same inputs with names in place of the files
 * @example
 * import { tasks } from "@callsheet/inference/tasks";
 * import { namesOfFiles } from "@callsheet/inference/wire";
 *
 * const inputs = namesOfFiles(tasks["automatic-speech-recognition"].example.inputs); // a file's name
 */
export function namesOfFiles(value: unknown): unknown {
    if (isFile(value)) return value.name;
    // A data URL or base64 of a file.
    if (isLeaf(value)) return "of" in value ? namesOfFiles(value.of) : value;
    if (Array.isArray(value)) return value.map(namesOfFiles);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFiles(inner)]));
}
