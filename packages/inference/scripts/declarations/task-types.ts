/** Declares the types of one task: input, output and helpers. */
import type { GenericSchema } from "valibot";
import { entriesOf, fieldOf } from "../../src/descriptions/schema.ts";
import type { Description, TaskDescription } from "../../src/tasks/description.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";
import type { TaskModule } from "../task-modules.ts";
import { docstring, type Paragraph, paragraphsOf } from "./docstring.ts";
import { declareHelpers } from "./helper-types.ts";
import {
    type Declarations,
    fileNameOf,
    furtherFields,
    noDeclarations,
    objectNameAt,
    sharedTypes,
    stemOf,
    ValueTypes,
} from "./value-types.ts";

type Entries = Readonly<Record<string, GenericSchema>>;

/** The types of a task. */
function declarationsOf(task: Task, taskDescription: TaskDescription): Declarations {
    const declarations = noDeclarations();
    const { typeNames = {} } = taskDescription;
    const values = new ValueTypes(declarations, typeNames);
    const stem = stemOf(task.method.js);
    const entries = entriesOf(task);
    if (task.flat === undefined) declareInput(declarations, values, task, taskDescription, entries);
    else declareFlatInput(declarations, values, task.flat, task, taskDescription, entries);
    values.declare(
        `${stem}Output`,
        { schema: task.output, description: taskDescription.output, path: `${stem}Output`, direction: "output" },
        paragraphsOf(taskDescription.output),
    );
    if (isStreamingTask(task) && taskDescription.event) {
        const name = `${stem}StreamOutput`;
        const value = {
            schema: task.event,
            description: taskDescription.event,
            path: name,
            direction: "output",
        } as const;
        values.declare(name, value, paragraphsOf(taskDescription.event));
    }
    declareHelpers(declarations, task, taskDescription, stem);
    return declarations;
}

/** Declares the input type of a task with a `parameters` field, and the type of the parameters. */
function declareInput(
    { types }: Declarations,
    values: ValueTypes,
    task: Task,
    taskDescription: TaskDescription,
    entries: Entries,
): void {
    const stem = stemOf(task.method.js);
    const parameters = objectNameAt(taskDescription.typeNames ?? {}, `${stem}Parameters`);
    const name = `${stem}Input`;
    types.set(name, "");
    const inputs = values.fieldsOf(
        { inputs: task.inputs },
        { description: { text: "", fields: { inputs: taskDescription.inputs } }, path: name, direction: "input" },
    );
    const isOptional = Object.values(entries).every((entry) => fieldOf(entry, true).optional);
    const isKnown = Object.keys(entries).length > 0;
    const doc: readonly Paragraph[] = [
        isKnown
            ? `The parameters of ${task.id}.`
            : `The parameters of ${task.id}: none are known. What you pass is sent unchanged.`,
    ];
    types.set(
        name,
        `${docstring([`The inputs and parameters of \`${task.method.js}\`.`])}export type ${name} = {\n${inputs}` +
            `${docstring([isKnown ? "Parameters that change the result." : "No parameters are known."], "    ")}` +
            `    parameters${isOptional ? "?" : ""}: ${parameters}${isOptional ? " | undefined" : ""};\n};\n`,
    );
    if (!isKnown) {
        types.set(parameters, `${docstring(doc)}export type ${parameters} = Record<string, unknown>;\n`);
        return;
    }
    const description = { text: "", fields: taskDescription.parameters };
    values.declare(parameters, { schema: task.parameters, description, path: parameters, direction: "input" }, doc);
}

/** Declares the input type of a task whose parameters are beside its inputs. */
function declareFlatInput(
    { types }: Declarations,
    values: ValueTypes,
    flat: string,
    task: Task,
    taskDescription: TaskDescription,
    entries: Entries,
): void {
    const name = `${stemOf(task.method.js)}Input`;
    types.set(name, "");
    const description = { text: "", fields: { [flat]: taskDescription.inputs, ...taskDescription.parameters } };
    const fields = values.fieldsOf(
        { [flat]: task.inputs, ...entries },
        { description, path: name, direction: "input" },
    );
    const doc = `The ${flat} of \`${task.method.js}\`, with its parameters beside them.`;
    types.set(name, `${docstring([doc])}export type ${name} = {\n${fields}${furtherFields("input")}};\n`);
}

function fileOf({ imports, types }: Declarations): string {
    const lines = [...imports]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, names]) => `import type { ${[...names].sort().join(", ")} } from "${path}";\n`);
    return [lines.join(""), ...types.values()].filter(Boolean).join("\n");
}

/** The descriptions of every parameter, in any task, that has this schema. */
const descriptionsOf = (modules: readonly TaskModule[], schema: unknown): readonly Description[] =>
    modules.flatMap(({ task, description }) =>
        Object.entries(task.parameters.entries).flatMap(([key, entry]) => {
            const parameter = description.parameters[key];
            return isWrapped(entry) && entry.wrapped === schema && parameter ? [parameter] : [];
        }),
    );

const withoutExample = ({ example: _, ...description }: Description): string => JSON.stringify(description);

const isWrapped = (entry: unknown): entry is { readonly wrapped: unknown } =>
    typeof entry === "object" && entry !== null && "wrapped" in entry;

/** The content of every file, by its path. */
export function typeFiles(modules: readonly TaskModule[]): ReadonlyMap<string, string> {
    const files = new Map(
        modules.map(({ task, description }) => [`${task.id}.ts`, fileOf(declarationsOf(task, description))]),
    );
    for (const [schema, name] of sharedTypes) {
        const [description, ...others] = descriptionsOf(modules, schema);
        if (!description) throw new Error(`No parameter is a ${name}.`);
        const differs = others.some((other) => withoutExample(other) !== withoutExample(description));
        if (differs) throw new Error(`${name} is described differently in several tasks.`);
        const declarations = noDeclarations();
        const value = { schema, description, path: name, direction: "input" } as const;
        new ValueTypes(declarations).declare(name, value, paragraphsOf(description));
        files.set(fileNameOf(name), fileOf(declarations));
    }
    const index = [...files.keys()].sort().map((file) => `export type * from "./${file}";\n`);
    files.set("index.ts", index.join(""));
    return new Map([...files].map(([name, text]) => [`types/${name}`, text]));
}
