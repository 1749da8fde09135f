/** Valibot's schemas as JSON Schema, for the OpenAPI document and for messages. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** The parts of a JSON Schema that are read here. */
export type JsonSchema = {
    readonly type?: string;
    readonly description?: string;
    readonly default?: unknown;
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
};

/** A schema as JSON Schema of the draft that OpenAPI 3.1 uses. */
export function jsonSchemaFor(schema: GenericSchema): JsonSchema {
    const { $schema: _, ...rest } = toJsonSchema(schema, { target: "draft-2020-12" });
    // JSON Schema allows true and false in place of a schema; the converter writes neither for our schemas.
    return rest as JsonSchema;
}

/** What a value must be, in words. */
export function expectedOf({ type, enum: values, minimum, maximum, minLength, description }: JsonSchema): string {
    if (values) return `one of ${values.join(", ")}`;
    if (type === "integer") return `a whole number from ${minimum ?? 0} to ${maximum ?? "any"}`;
    if (description) return description;
    return minLength === undefined ? "a text" : "a text that is not empty";
}
