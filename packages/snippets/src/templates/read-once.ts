import { isFile, isLeaf, type Leaf } from "@callsheet/inference/wire";
import type { Value } from "../languages/index.ts";

type ReadOnce = {
    readonly json: Value;
    /** The file that a program reads into a variable of this name. */
    readonly file?: { readonly name: "image" | "audio"; readonly content: Value };
};

/**
 * A body's JSON in which a file that stands in several places (models have different names for it) is a variable.
 * @param variable how the language writes the variable of that name
 * @param write how a program writes what it makes of a file. Default: as the language does
 */
export function readOnce(
    json: Value,
    variable: (name: string) => Value,
    write: (content: Leaf) => Value = (content) => content,
): ReadOnce {
    const all = leavesOf(json);
    if (all.length === 0) return { json };
    const shared = all.find((one, index) => all.indexOf(one) < index);
    if (shared === undefined) return { json: replacing(json, write) };
    const name = isSound(shared) ? "audio" : "image";
    return {
        json: replacing(json, (content) => (content === shared ? variable(name) : write(content))),
        file: { name, content: write(shared) },
    };
}

/** The leaves in a body's JSON, as often as each stands there. */
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

function replacing(json: Value, write: (content: Leaf) => Value): Value {
    if (isLeaf(json)) return write(json);
    if (typeof json !== "object" || json === null) return json;
    if (Array.isArray(json)) return json.map((item) => replacing(item, write));
    return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, replacing(item, write)]));
}

function isSound(content: Leaf): boolean {
    const file = "of" in content ? content.of : content;
    return isFile(file) && file.type.startsWith("audio/");
}
