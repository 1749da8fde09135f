/** Outlines of values, for docstrings. */
import type { GenericSchema } from "valibot";
import { fieldOf, isBeside, known } from "../../src/descriptions/schema.ts";
import { audio, image } from "../../src/tasks/modalities.ts";

/** The outline of a value: `{ label, score }[]`. */
export function shapeOf(schema: GenericSchema, isInput = false): string {
    if (schema === image || schema === audio) return "Blob | ArrayBuffer | Uint8Array";
    if (isBeside(schema)) return shapeOf(schema.usually, isInput);
    const kind = known(schema);
    switch (kind.type) {
        case "array": {
            const item = shapeOf(kind.item, isInput);
            return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
        }
        case "object":
        case "loose_object": {
            const names = Object.entries(kind.entries).map(([key, entry]) => {
                const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
                return fieldOf(entry, isInput).optional ? `${name}?` : name;
            });
            return names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
        }
        case "union":
            return kind.options.map((option) => shapeOf(option, isInput)).join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "record":
            return `Record<string, ${shapeOf(kind.value, isInput)}>`;
        case "optional":
        case "nullish":
        case "nullable":
            return shapeOf(kind.wrapped, isInput);
        case "custom":
            return "string";
        case "lazy":
            return "…";
        case "instance":
            return "Blob";
        default:
            return kind.type;
    }
}
