/** Which kind of field a schema makes. */
import type { Description } from "@callsheet/inference/descriptions";
import { known } from "@callsheet/inference/schema";
import type { FieldKind } from "./task-form.ts";

type Schema = Parameters<typeof known>[0];

/**
 * @param example a value as people set it: where several forms are taken, the field has its form
 * @param goesIn whether the field goes into the task, and is no parameter of it
 */
export function kindOf(schema: Schema, description: Description, example: unknown, goesIn: boolean): FieldKind {
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
            return kindOfList(kind.item, goesIn);
        case "record":
            return known(kind.value).type === "array" ? "table" : "json";
        case "object":
            return "object";
        case "loose_object":
            // What says its `type` has further fields, by the type.
            return Object.keys(kind.entries).some((name) => name !== "type") ? "object" : "json";
        case "union": {
            if (typeof example === "string") return kindOfText(example);
            const list = kind.options.map(known).find(({ type }) => type === "array");
            return list?.type === "array" ? kindOfList(list.item, goesIn) : "json";
        }
        default:
            throw new Error(`No field shows a schema of the type ${kind.type}.`);
    }
}

/** A name or a code is one word; sentences need room. */
const kindOfText = (example: unknown): FieldKind =>
    typeof example === "string" && !example.includes(" ") ? "text" : "longText";

function kindOfList(schema: Schema, goesIn: boolean): FieldKind {
    const item = known(schema);
    if (item.type === "string") return "texts";
    return goesIn && "entries" in item ? "messages" : "json";
}

/** Whether a cell of the table may be a number. */
export function takesNumbers(schema: Schema): boolean {
    const kind = known(schema);
    const column = kind.type === "record" ? known(kind.value) : kind;
    return column.type === "array" && known(column.item).type === "union";
}
