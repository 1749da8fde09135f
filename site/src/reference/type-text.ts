import { fieldOf, known } from "@callsheet/inference/schema";

export type Schema = Parameters<typeof known>[0];

/** What kind of value a schema lets through, in a line; the fields of an object have lines of their own. */
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
        // A list of lists, as deep as the model makes it.
        case "lazy":
            return "…";
        case "unknown":
            return "any";
        default:
            return "object";
    }
}

/** The fields of the objects that a schema lets through, or lists, by their names; empty where it has none. */
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

/** Whether a schema lists what it lets through. */
export const isList = (schema: Schema): boolean => {
    const kind = known(fieldOf(schema, true).schema);
    return kind.type === "array" || (kind.type === "union" && kind.options.some(isList));
};
