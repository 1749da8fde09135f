import { fieldOf, known } from "@callsheet/inference/schema";
import type { Schema } from "./field-kind.ts";

const step = "    ";

/** The shape of a schema's values as readable text: the names of the fields and the type of each. */
export function shapeOf(schema: Schema, indentation = ""): string {
    const kind = known(schema);
    const inner = indentation + step;
    switch (kind.type) {
        case "string":
        case "number":
        case "boolean":
            return kind.type;
        case "array": {
            const item = shapeOf(kind.item, inner);
            return item.includes("\n") ? `[\n${inner}${item},\n${inner}…\n${indentation}]` : `[${item}, …]`;
        }
        case "object":
        case "loose_object":
            return objectShape(kind.entries, indentation);
        case "record":
            return `{ name: ${shapeOf(kind.value, indentation)}, … }`;
        case "union":
            return [...new Set(kind.options.map((option) => shapeOf(option, indentation)))].join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "optional":
        case "nullish":
        case "nullable":
            return shapeOf(kind.wrapped, indentation);
        case "instance":
            return "bytes";
        // Values of any type, and recursive schemas, which would never end.
        default:
            return "…";
    }
}

function objectShape(entries: Readonly<Record<string, Schema>>, indentation: string): string {
    const fields = Object.entries(entries).map(([name, schema]) => {
        const field = fieldOf(schema, false);
        return `${indentation}${step}${name}${field.optional ? "?" : ""}: ${shapeOf(field.schema, indentation + step)},\n`;
    });
    return `{\n${fields.join("")}${indentation}}`;
}
