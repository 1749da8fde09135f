/** The docstring of a helper, in our standard order: inputs, parameters, options, output, errors, source, example. */
import type { GenericSchema } from "valibot";
import { entriesOf, fieldOf, known } from "../../src/descriptions/schema.ts";
import type { Description, TaskDescription } from "../../src/tasks/description.ts";
import type { Task } from "../../src/tasks/task.ts";
import { docstring, sentencesOf } from "./docstring.ts";
import { shapeOf } from "./shape.ts";

const errors =
    "@throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model; " +
    "ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError; AbortedError";

/** A tag for a value that the caller writes, and one for each of its fields, except those inside a list. */
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

/** The parts that differ between helpers. */
type Parts = {
    readonly summary: string;
    /** Tags for options that other helpers do not have. */
    readonly options?: readonly string[];
    /** The shape and the meaning of the result. */
    readonly returns: string;
    /** A program that calls the helper. */
    readonly example: string;
};

export function helperDocstring(task: Task, described: TaskDescription, parts: Parts): string {
    const prefix = task.flat === undefined ? "args.parameters" : "args";
    const tags = [
        ...parameterTags(`args.${task.flat ?? "inputs"}`, task.inputs, described.inputs),
        ...Object.entries(entriesOf(task)).flatMap(([key, entry]) =>
            parameterTags(`${prefix}.${key}`, entry, describedAt({ fields: described.parameters }, key)),
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
