/** Every field of the schemas, with its description. */
import type { GenericSchema } from "valibot";
import type { Description, TaskDescription } from "../../src/descriptions/index.ts";
import { descriptions } from "../../src/descriptions/index.ts";
import { entriesOf, fieldOf, known } from "../../src/descriptions/schema.ts";
import { tasks } from "../../src/generated/tasks.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";

export type DescribedField = {
    /** `text-classification parameters.top_k`. */
    readonly path: string;
    readonly schema: GenericSchema;
    /** Undefined where the schema names a field that is not described. */
    readonly description: Description | undefined;
};

/** The entries of the objects that a value is, or that it lists. */
function entriesIn(schema: GenericSchema): readonly Readonly<Record<string, GenericSchema>>[] {
    const kind = known(fieldOf(schema, true).schema);
    if (kind.type === "array") return entriesIn(kind.item);
    if (kind.type === "union") return kind.options.flatMap(entriesIn);
    return "entries" in kind ? [kind.entries] : [];
}

function fieldsAt(
    path: string,
    schema: GenericSchema,
    description: Description | undefined,
): readonly DescribedField[] {
    const entries: Readonly<Record<string, GenericSchema>> = Object.assign({}, ...entriesIn(schema));
    return [{ path, schema, description }, ...fieldsIn(path, entries, description?.fields ?? {})];
}

function fieldsIn(
    path: string,
    entries: Readonly<Record<string, GenericSchema>>,
    described: Readonly<Record<string, Description>>,
): readonly DescribedField[] {
    const extra = Object.keys(described).filter((key) => !(key in entries));
    if (extra.length > 0) throw new Error(`${path} has no field ${extra.join(", ")}.`);
    return Object.entries(entries).flatMap(([key, entry]) => fieldsAt(`${path}.${key}`, entry, described[key]));
}

/** The fields of one task. */
function fieldsOfTask(task: Task): readonly DescribedField[] {
    const described: TaskDescription = descriptions[task.id];
    return [
        ...fieldsAt("inputs", task.inputs, described.inputs),
        ...fieldsIn("parameters", entriesOf(task), described.parameters),
        ...fieldsAt("output", task.output, described.output),
        ...(isStreamingTask(task) ? fieldsAt("event", task.event, described.event) : []),
    ];
}

export const everyTask: readonly Task[] = Object.values<Task>(tasks);

export const everyField: readonly DescribedField[] = everyTask.flatMap((task) =>
    fieldsOfTask(task).map((field) => ({ ...field, path: `${task.id} ${field.path}` })),
);
