/** Declares the types of the helpers: a short signature with the whole docstring at the call. */
import type { GenericSchema } from "valibot";
import { entriesOf, fieldOf, isBeside, known } from "../../src/descriptions/schema.ts";
import type { Description, TaskDescription } from "../../src/tasks/description.ts";
import { audio, image } from "../../src/tasks/modalities.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";
import { docstring, sentencesOf } from "./docstring.ts";
import { exampleProgram } from "./example.ts";
import { addImport, type Declarations } from "./value-types.ts";

const width = 120;

/** The signature of a helper: type parameters, arguments, options, return type. */
type Signature = { readonly generic?: string; readonly args: string; readonly options: string; readonly gives: string };

/** A signature as code, on several lines if it is too long for one. */
function signatureText({ generic = "", args, options, gives }: Signature): string {
    const line = `    ${generic}(args: ${args}, options?: ${options}): ${gives};\n`;
    return line.length <= width + 1
        ? line
        : `    ${generic}(\n        args: ${args},\n        options?: ${options},\n    ): ${gives};\n`;
}

function declareHelper({ types }: Declarations, method: string, name: string, doc: string, signature: Signature): void {
    types.set(
        name,
        `/** The type of \`${method}\`. */\nexport type ${name} = {\n${doc}${signatureText(signature)}};\n`,
    );
}

/** The type of a helper's arguments; tasks that take a file also accept it under the older name `data`. */
function argsOf(declarations: Declarations, { inputs }: Task, stem: string): string {
    addImport(declarations, "Target", "../../request/options.ts");
    if (inputs !== image && inputs !== audio) return `${stem}Input & Target`;
    addImport(declarations, "WithData", "../../client/helper.ts");
    return `WithData<${stem}Input> & Target`;
}

/** Declares the types of a task's helpers. */
export function declareHelpers(
    declarations: Declarations,
    task: Task,
    description: TaskDescription,
    stem: string,
): void {
    const args = argsOf(declarations, task, stem);
    declarations.types.set(
        `${stem}Args`,
        `/** The arguments of \`${task.method.js}\`: target, inputs and parameters. */\nexport type ${stem}Args = ${args};\n`,
    );
    const method = task.method.js;
    const { summary } = description;
    const returns = `\`${shapeOf(task.output)}\`. ${description.output.text}`;
    const example = exampleProgram(task, method);
    if (task.gives === "image") {
        for (const name of ["ImageOptions", "ImageOutput", "OutputType"]) {
            addImport(declarations, name, "../../client/image-helper.ts");
        }
        const doc = helperDocstring(task, description, {
            summary,
            options: [
                "@param options.outputType `string`. What the image is given as: `blob`, `url`, `dataUrl` or `json`. " +
                    'Default: `"blob"`.',
            ],
            returns: `${returns} Or what \`outputType\` asks for: its URL, a data URL, the provider's whole response.`,
            example,
        });
        const generic = '<Type extends OutputType = "blob">';
        const signature = { generic, args, options: "ImageOptions<Type>", gives: "Promise<ImageOutput<Type>>" };
        declareHelper(declarations, method, `${stem}Helper`, doc, signature);
        return;
    }
    addImport(declarations, "Options", "../../request/options.ts");
    const doc = helperDocstring(task, description, { summary, returns, example });
    const signature = { args, options: "Options", gives: `Promise<${stem}Output>` };
    declareHelper(declarations, method, `${stem}Helper`, doc, signature);
    declareStreamHelper(declarations, task, description, stem, args);
}

function declareStreamHelper(
    declarations: Declarations,
    task: Task,
    { streamSummary: summary, event, eventText, ...description }: TaskDescription,
    stem: string,
    args: string,
): void {
    if (!isStreamingTask(task) || event === undefined || summary === undefined) return;
    const method = `${task.method.js}Stream`;
    const doc = helperDocstring(task, description, {
        summary,
        returns:
            `\`${shapeOf(task.event)}\`, one after the other. ${event.text} ` +
            "Leaving the loop early cancels the request.",
        example: exampleProgram(task, method, eventText),
    });
    const gives = `AsyncGenerator<${stem}StreamOutput, void, undefined>`;
    declareHelper(declarations, method, `${stem}StreamHelper`, doc, { args, options: "Options", gives });
}

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

/** The docstring of a helper, in our standard order: inputs, parameters, options, output, errors, source, example. */
function helperDocstring(task: Task, description: TaskDescription, parts: Parts): string {
    const prefix = task.flat === undefined ? "args.parameters" : "args";
    const tags = [
        ...parameterTags(`args.${task.flat ?? "inputs"}`, task.inputs, description.inputs),
        ...Object.entries(entriesOf(task)).flatMap(([key, entry]) =>
            parameterTags(`${prefix}.${key}`, entry, describedAt({ fields: description.parameters }, key)),
        ),
        "@param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.",
        ...(parts.options ?? []),
        "@param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.",
        `@returns ${parts.returns}`,
        errors,
        `@see ${description.source}`,
        { lines: ["@example", ...parts.example.split("\n")] },
    ];
    return docstring([parts.summary, tags], "    ");
}

/** The outline of a value: `{ label, score }[]`. */
function shapeOf(schema: GenericSchema, isInput = false): string {
    if (schema === image || schema === audio) return "Blob | ArrayBuffer | Uint8Array";
    if (isBeside(schema)) return shapeOf(schema.usually, isInput);
    const kind = known(schema);
    switch (kind.type) {
        case "array": {
            const item = shapeOf(kind.item, isInput);
            return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
        }
        case "object":
        case "loose_object": {
            const names = Object.entries(kind.entries).map(([key, entry]) => {
                const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
                return fieldOf(entry, isInput).optional ? `${name}?` : name;
            });
            return names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
        }
        case "union":
            return kind.options.map((option) => shapeOf(option, isInput)).join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "record":
            return `Record<string, ${shapeOf(kind.value, isInput)}>`;
        case "optional":
        case "nullish":
        case "nullable":
            return shapeOf(kind.wrapped, isInput);
        case "custom":
            return "string";
        case "lazy":
            return "…";
        case "instance":
            return "Blob";
        default:
            return kind.type;
    }
}
