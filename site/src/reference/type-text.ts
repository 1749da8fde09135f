import { fieldOf, known } from "@callsheet/inference/schema";

export type Schema = Parameters<typeof known>[0];

/** The type of a schema, in one line; an object is just `object`, since its fields have rows of their own. */
export function typeText(schema: Schema, holdsFile = false): string {
    const kind = known(fieldOf(schema, true).schema);
    switch (kind.type) {
        case "string":
        case "number":
        case "boolean":
            return kind.type;
        case "array": {
            const item = typeText(kind.item);
            return item.includes("|") ? `(${item})[]` : `${item}[]`;
        }
        case "record":
            return `{ [name]: ${typeText(kind.value)} }`;
        case "union":
            return [...new Set(kind.options.map((option) => typeText(option)))].join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "instance":
            return "Blob";
        case "custom":
            return holdsFile ? "file" : "string";
        // Nested lists, whose depth depends on the model.
        case "lazy":
            return "…";
        case "unknown":
            return "any";
        default:
            return "object";
    }
}

/** The fields of the objects that a schema accepts, itself or in lists, by name. */
export function fieldsIn(schema: Schema): Readonly<Record<string, Schema>> {
    const kind = known(fieldOf(schema, true).schema);
    switch (kind.type) {
        case "object":
        case "loose_object":
            return kind.entries;
        case "array":
            return fieldsIn(kind.item);
        case "union":
            return Object.assign({}, ...kind.options.map(fieldsIn));
        default:
            return {};
    }
}

/** Whether a schema accepts a list. */
export const isList = (schema: Schema): boolean => {
    const kind = known(fieldOf(schema, true).schema);
    return kind.type === "array" || (kind.type === "union" && kind.options.some(isList));
};
