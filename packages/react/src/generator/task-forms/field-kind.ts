/** Chooses the kind of field for a schema. */
import type { Description } from "@callsheet/inference/descriptions";
import { known } from "@callsheet/inference/schema";
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
