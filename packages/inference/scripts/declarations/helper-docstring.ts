/** The docstring of a helper, in the order of the house: inputs, parameters, options, output, errors, source, example. */
import type { GenericSchema } from "valibot";
import type { Description, TaskDescription } from "../../src/descriptions/description.ts";
import { entriesOf, fieldOf, known } from "../../src/descriptions/schema.ts";
import type { Task } from "../../src/tasks/task.ts";
import { docstring, sentencesOf } from "./docstring.ts";
import { shapeOf } from "./shape.ts";

const errors =
    "@throws InputError before anything is sent; HubApiError where the Hub cannot say who serves the model; " +
    "ProviderApiError for a status that is not 2xx; ProviderOutputError for another shape; TimeoutError; AbortedError";

/** A line for a value that somebody writes, and one for each field of it that stands in no list. */
function parameterTags(name: string, schema: GenericSchema, description: Description): readonly string[] {
    const field = fieldOf(schema, true);
    const kind = known(field.schema);
    const entries = "entries" in kind ? Object.entries(kind.entries) : [];
    return [
        `@param ${name} \`${shapeOf(field.schema, true)}\`. ${sentencesOf(description)}`,
        ...entries.flatMap(([key, entry]) => parameterTags(`${name}.${key}`, entry, describedAt(description, key))),
    ];
}

function describedAt({ fields }: Pick<Description, "fields">, key: string): Description {
    const description = fields?.[key];
    if (!description) throw new Error(`${key} has no description.`);
    return description;
}

/** What the docstrings of helpers differ in. */
type Parts = {
    readonly summary: string;
    /** Lines for options that other helpers do not have. */
    readonly options?: readonly string[];
    /** The shape of what is given, and what it is. */
    readonly returns: string;
    /** A program that calls the helper. */
    readonly example: string;
};

export function helperDocstring(task: Task, described: TaskDescription, parts: Parts): string {
    const place = task.flat === undefined ? "args.parameters" : "args";
    const tags = [
        ...parameterTags(`args.${task.flat ?? "inputs"}`, task.inputs, described.inputs),
        ...Object.entries(entriesOf(task)).flatMap(([key, entry]) =>
            parameterTags(`${place}.${key}`, entry, describedAt({ fields: described.parameters }, key)),
        ),
        "@param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.",
        ...(parts.options ?? []),
        "@param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.",
        `@returns ${parts.returns}`,
        errors,
        `@see ${described.source}`,
        { lines: ["@example", ...parts.example.split("\n")] },
    ];
    return docstring([parts.summary, tags], "    ");
}
