import { isFile, isLeaf, type Leaf } from "@callsheet/inference";
import type { Value } from "../languages/index.ts";

/** A file that a program reads into a variable. */
export type SharedFile = { readonly name: "image" | "audio"; readonly content: Leaf };

/**
 * A body's JSON in which a file that stands in several places (models have different names for it) is a variable.
 * @param variable how the language writes the variable of that name
 */
export function readOnce(json: Value, variable: (name: string) => Value): { json: Value; file?: SharedFile } {
    const all = leavesOf(json);
    const content = all.find((one, index) => all.indexOf(one) < index);
    if (content === undefined) return { json };
    const file: SharedFile = { name: isSound(content) ? "audio" : "image", content };
    return { json: replacing(json, content, variable(file.name)), file };
}

function leavesOf(json: Value): readonly Leaf[] {
    if (isLeaf(json)) return [json];
    return typeof json === "object" && json !== null ? Object.values(json).flatMap(leavesOf) : [];
}

function replacing(json: Value, content: Leaf, variable: Value): Value {
    if (json === content) return variable;
    if (isLeaf(json) || typeof json !== "object" || json === null) return json;
    if (Array.isArray(json)) return json.map((item) => replacing(item, content, variable));
    return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, replacing(item, content, variable)]));
}

function isSound(content: Leaf): boolean {
    const file = "of" in content ? content.of : content;
    return isFile(file) && file.type.startsWith("audio/");
}
