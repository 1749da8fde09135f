/** The schemas of a task as JSON Schema, with its descriptions. */
import type { GenericSchema } from "valibot";
import { isStreamingTask, type Task, type TaskId, tasks } from "../tasks/index.ts";
import { namesOfFiles } from "../wire/leaf.ts";
import { type Description, descriptions, type Range, type TaskDescription } from "./index.ts";
import { fieldOf, known } from "./schema.ts";

/** A JSON Schema of draft 2020-12, or a part of one: plain JSON. */
export type JsonSchema = {
    /** The value of a keyword, such as `type` or `properties`. */
    readonly [keyword: string]: unknown;
};

const dialect = "https://json-schema.org/draft/2020-12/schema";

/**
 * The JSON Schema of a task's call, its output and, if it streams, its events.
 *
 * @param task the task's id
 * @returns a schema of `{ inputs, parameters }`; output and event are among its definitions
 * @example
 * import { jsonSchemaOf } from "@callsheet/inference/json-schema";
 *
 * const schema = jsonSchemaOf("text-classification");
 */
export function jsonSchemaOf(task: TaskId): JsonSchema {
    const definition: Task = tasks[task];
    const description: TaskDescription = descriptions[task];
    const flat = definition.flat ?? "inputs";
    const reference = (name: string) => ({ $ref: `#/$defs/${name}` });
    return {
        $schema: dialect,
        title: task,
        description: description.summary,
        type: "object",
        properties: { [flat]: reference("inputs"), parameters: reference("parameters") },
        required: [flat],
        $defs: {
            inputs: schemaOf(definition.inputs, description.inputs, true),
            parameters: schemaOf(definition.parameters, { text: "", fields: description.parameters }, true),
            output: schemaOf(definition.output, description.output, false),
            ...(isStreamingTask(definition) &&
                description.event && { event: schemaOf(definition.event, description.event, false) }),
        },
        examples: [
            {
                [flat]: namesOfFiles(definition.example.inputs),
                ...(definition.example.parameters !== undefined && { parameters: definition.example.parameters }),
            },
        ],
    };
}

/**
 * The JSON Schema of a task as text.
 *
 * @param task the task's id
 * @returns JSON, indented by 2 spaces
 * @example
 * import { jsonSchemaText } from "@callsheet/inference/json-schema";
 *
 * console.log(jsonSchemaText("text-classification"));
 */
export const jsonSchemaText = (task: TaskId): string => JSON.stringify(jsonSchemaOf(task), null, 2);

function schemaOf(schema: GenericSchema, description: Description | undefined, isInput: boolean): JsonSchema {
    const { schema: inner, nullable } = fieldOf(schema, isInput);
    const kind = kindOf(inner, description, isInput);
    // Inputs leave null out: a field that may be null may also be missing.
    const bare = nullable && !isInput ? orNull(kind) : kind;
    return {
        ...(description && description.text !== "" && { description: description.text }),
        ...bare,
        ...(description?.default !== undefined && { default: description.default }),
    };
}

const orNull = (kind: JsonSchema): JsonSchema =>
    typeof kind["type"] === "string" && !("enum" in kind)
        ? { ...kind, type: [kind["type"], "null"] }
        : { anyOf: [kind, { type: "null" }] };

function kindOf(schema: GenericSchema, description: Description | undefined, isInput: boolean): JsonSchema {
    const kind = known(schema);
    switch (kind.type) {
        case "string":
        case "boolean":
            return { type: kind.type };
        case "number":
            return numbers(description?.range);
        case "array":
            return { type: "array", items: withoutText(schemaOf(kind.item, description, isInput)) };
        case "object":
        case "loose_object":
            return objects(kind.entries, description, isInput);
        case "record":
            return { type: "object", additionalProperties: schemaOf(kind.value, undefined, isInput) };
        case "union":
            return { anyOf: kind.options.map((option) => withoutText(schemaOf(option, description, isInput))) };
        case "picklist":
            return { type: "string", enum: kind.options };
        case "instance":
            return { type: "string", contentEncoding: "base64" };
        case "custom":
            return description?.mediaTypes
                ? { type: "string", contentEncoding: "base64", contentMediaType: description.mediaTypes.join(", ") }
                : { type: "string" };
        case "lazy":
            // Nested lists of numbers.
            return { type: "array" };
        // Any value.
        default:
            return {};
    }
}

/** The schema without description and default, which belong to the list or union and not to each item. */
const withoutText = ({ description: _, default: __, ...kind }: JsonSchema): JsonSchema => kind;

function numbers({ whole = false, min, max, above, below }: Range = {}): JsonSchema {
    return {
        type: whole ? "integer" : "number",
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
        ...(above !== undefined && { exclusiveMinimum: above }),
        ...(below !== undefined && { exclusiveMaximum: below }),
    };
}

function objects(
    entries: Readonly<Record<string, GenericSchema>>,
    description: Description | undefined,
    isInput: boolean,
): JsonSchema {
    const fields = Object.entries(entries);
    const required = fields.filter(([, schema]) => !fieldOf(schema, isInput).optional).map(([name]) => name);
    return {
        type: "object",
        ...(fields.length > 0 && {
            properties: Object.fromEntries(
                fields.map(([name, schema]) => [name, schemaOf(schema, description?.fields?.[name], isInput)]),
            ),
        }),
        ...(required.length > 0 && { required }),
    };
}
