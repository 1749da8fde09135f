/** A value that a JSON schema allows: for the arguments of tools and for answers in a given form. */
import type { Json } from "@callsheet/inference/wire";

/** @param words what texts in it say */
export function sample(schema: Json | undefined, words: string): Json {
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return { answer: words };
    const { enum: choices, const: only, anyOf, oneOf, type } = schema;
    if (only !== undefined) return only;
    if (Array.isArray(choices)) return choices[0] ?? null;
    const [alternative] = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : [];
    if (alternative !== undefined) return sample(alternative, words);
    switch (Array.isArray(type) ? type[0] : type) {
        case "string":
            return words;
        case "integer":
        case "number":
            return typeof schema["minimum"] === "number" ? schema["minimum"] : 1;
        case "boolean":
            return true;
        case "null":
            return null;
        case "array":
            return [sample(schema["items"] ?? { type: "string" }, words)];
        default:
            return sampleObject(schema["properties"], words);
    }
}

function sampleObject(properties: Json | undefined, words: string): Json {
    if (typeof properties !== "object" || properties === null || Array.isArray(properties)) return {};
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(schema, words)]));
}
