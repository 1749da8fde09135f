/** Declares the types of one task: input, output and helpers. */
import type { GenericSchema } from "valibot";
import { entriesOf, fieldOf } from "../../src/descriptions/schema.ts";
import type { TaskDescription } from "../../src/tasks/description.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";
import { docstring, type Paragraph, paragraphsOf } from "./docstring.ts";
import { declareHelpers } from "./helper-types.ts";
import { objectNameAt, stemOf } from "./type-names.ts";
import { type Declarations, furtherFields, noDeclarations, ValueTypes } from "./value-types.ts";

type Entries = Readonly<Record<string, GenericSchema>>;

/** The types of a task. */
export function declarationsOf(task: Task, taskDescription: TaskDescription): Declarations {
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
