import { isFile, isLeaf, type Leaf } from "@callsheet/inference/wire";
import type { Value } from "../code/index.ts";

type ReadOnce = {
    readonly json: Value;
    /** The file to read into a variable of this name. */
    readonly file?: { readonly name: "image" | "audio"; readonly content: Value };
};

/**
 * Replaces a file that a body's JSON has more than once (models have different names for it) with a variable.
 * @param variable prints the variable of that name
 * @param write prints a file's content. Default: the literal of the language
 */
export function readOnce(
    json: Value,
    variable: (name: string) => Value,
    write: (content: Leaf) => Value = (content) => content,
): ReadOnce {
    const all = leavesOf(json);
    if (all.length === 0) return { json };
    const shared = all.find((one, index) => all.indexOf(one) < index);
    if (shared === undefined) return { json: replaceLeaves(json, write) };
    const name = isAudio(shared) ? "audio" : "image";
    return {
        json: replaceLeaves(json, (content) => (content === shared ? variable(name) : write(content))),
        file: { name, content: write(shared) },
    };
}

/** All leaves in a body's JSON, including duplicates. */
export function leavesOf(json: Value): readonly Leaf[] {
    const leaves: Leaf[] = [];
    collect(json, leaves);
    return leaves;
}

function collect(json: Value, leaves: Leaf[]): void {
    if (typeof json !== "object" || json === null) return;
    if (Array.isArray(json)) for (const item of json) collect(item, leaves);
    else if (isLeaf(json)) leaves.push(json);
    else for (const item of Object.values(json)) collect(item, leaves);
}

function replaceLeaves(json: Value, write: (content: Leaf) => Value): Value {
    if (isLeaf(json)) return write(json);
    if (typeof json !== "object" || json === null) return json;
    if (Array.isArray(json)) return json.map((item) => replaceLeaves(item, write));
    return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, replaceLeaves(item, write)]));
}

function isAudio(content: Leaf): boolean {
    const file = "of" in content ? content.of : content;
    return isFile(file) && file.type.startsWith("audio/");
}
