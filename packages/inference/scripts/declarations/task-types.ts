/** The types of one task: what goes in, what comes out, and its helpers. */
import type { GenericSchema } from "valibot";
import type { TaskDescription } from "../../src/descriptions/description.ts";
import { entriesOf, fieldOf } from "../../src/descriptions/schema.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";
import { docstring, type Paragraph, paragraphsOf } from "./docstring.ts";
import { declareHelpers } from "./helper-types.ts";
import { parametersName, stemOf } from "./type-names.ts";
import { type Declarations, furtherFields, noDeclarations, ValueTypes } from "./value-types.ts";

type Entries = Readonly<Record<string, GenericSchema>>;

/** The types of a task. */
export function declarationsOf(task: Task, described: TaskDescription): Declarations {
    const declarations = noDeclarations();
    const values = new ValueTypes(declarations);
    const stem = stemOf(task.method.js);
    const entries = entriesOf(task);
    if (task.flat === undefined) declareInput(declarations, values, task, described, entries);
    else declareFlatInput(declarations, values, task.flat, task, described, entries);
    values.declare(
        `${stem}Output`,
        { schema: task.output, description: described.output, path: `${stem}Output`, direction: "output" },
        paragraphsOf(described.output),
    );
    if (isStreamingTask(task) && described.event) {
        const name = `${stem}StreamOutput`;
        const place = { schema: task.event, description: described.event, path: name, direction: "output" } as const;
        values.declare(name, place, paragraphsOf(described.event));
    }
    declareHelpers(declarations, task, described, stem);
    return declarations;
}

/** The inputs, and the parameters under a name of their own. */
function declareInput(
    { types }: Declarations,
    values: ValueTypes,
    task: Task,
    described: TaskDescription,
    entries: Entries,
): void {
    const stem = stemOf(task.method.js);
    const parameters = parametersName(stem);
    const name = `${stem}Input`;
    types.set(name, "");
    const inputs = values.fieldsOf(
        { inputs: task.inputs },
        { description: { text: "", fields: { inputs: described.inputs } }, path: name, direction: "input" },
    );
    const isOptional = Object.values(entries).every((entry) => fieldOf(entry, true).optional);
    const isKnown = Object.keys(entries).length > 0;
    const doc: readonly Paragraph[] = [
        isKnown
            ? `The parameters of ${task.id}.`
            : `The parameters of ${task.id}: none is known. What you pass goes to the provider as it is.`,
    ];
    types.set(
        name,
        `${docstring([`What \`${task.method.js}\` takes, beside who is asked.`])}export type ${name} = {\n${inputs}` +
            `${docstring([isKnown ? "What changes how the task is done." : "None is known."], "    ")}` +
            `    parameters${isOptional ? "?" : ""}: ${parameters}${isOptional ? " | undefined" : ""};\n};\n`,
    );
    if (!isKnown) {
        types.set(parameters, `${docstring(doc)}export type ${parameters} = Record<string, unknown>;\n`);
        return;
    }
    const description = { text: "", fields: described.parameters };
    values.declare(parameters, { schema: task.parameters, description, path: parameters, direction: "input" }, doc);
}

/** The inputs under their own name, and the parameters beside them. */
function declareFlatInput(
    { types }: Declarations,
    values: ValueTypes,
    flat: string,
    task: Task,
    described: TaskDescription,
    entries: Entries,
): void {
    const name = `${stemOf(task.method.js)}Input`;
    types.set(name, "");
    const description = { text: "", fields: { [flat]: described.inputs, ...described.parameters } };
    const fields = values.fieldsOf(
        { [flat]: task.inputs, ...entries },
        { description, path: name, direction: "input" },
    );
    const doc = `What \`${task.method.js}\` takes, beside who is asked; the parameters stand beside the ${flat}.`;
    types.set(name, `${docstring([doc])}export type ${name} = {\n${fields}${furtherFields("input")}};\n`);
}
