import { isFile, isLeaf } from "@callsheet/inference/wire";

/** A file stands in JSON as its name; the generator takes it for a file again where the example has one. */
export function namesOfFiles(value: unknown): unknown {
    if (isFile(value)) return value.name;
    // The data URL of a file.
    if (isLeaf(value)) return "of" in value ? namesOfFiles(value.of) : value;
    if (Array.isArray(value)) return value.map(namesOfFiles);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFiles(inner)]));
}
