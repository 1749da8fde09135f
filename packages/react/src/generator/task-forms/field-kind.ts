/** Chooses the kind of field for a schema, and describes the shape of its values. */
import type { Description } from "@callsheet/inference/descriptions";
import { fieldOf, known } from "@callsheet/inference/schema";
import type { FieldKind } from "./task-form.ts";

export type Schema = Parameters<typeof known>[0];

/**
 * @param example a typical value, which decides if the schema accepts several types
 * @param isInput whether the field belongs to the task's inputs rather than its parameters
 */
export function fieldKindOf(schema: Schema, description: Description, example: unknown, isInput: boolean): FieldKind {
    if (description.mediaTypes) return "file";
    const kind = known(schema);
    switch (kind.type) {
        case "string":
            return kindOfText(example);
        case "number":
        case "boolean":
            return kind.type;
        case "picklist":
            return "choice";
        case "array":
            return kindOfList(kind.item, isInput);
        case "record":
            return known(kind.value).type === "array" ? "table" : "json";
        case "object":
            return "object";
        case "loose_object":
            // A bare `type` selects further fields that the schema does not list.
            return Object.keys(kind.entries).some((name) => name !== "type") ? "object" : "json";
        case "union": {
            if (typeof example === "string") return kindOfText(example);
            const list = kind.options.map(known).find(({ type }) => type === "array");
            return list?.type === "array" ? kindOfList(list.item, isInput) : "json";
        }
        default:
            throw new Error(`No field shows a schema of the type ${kind.type}.`);
    }
}

/** One word needs a single line; sentences need a text area. */
const kindOfText = (example: unknown): FieldKind =>
    typeof example === "string" && !example.includes(" ") ? "text" : "longText";

function kindOfList(schema: Schema, isInput: boolean): FieldKind {
    const item = known(schema);
    if (item.type === "string") return "texts";
    return isInput && "entries" in item ? "messages" : "json";
}

/** Whether a cell of the table may be a number. */
export function takesNumbers(schema: Schema): boolean {
    const kind = known(schema);
    const column = kind.type === "record" ? known(kind.value) : kind;
    return column.type === "array" && known(column.item).type === "union";
}

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
