import { type GenericSchema, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { type Description, descriptions, type TaskDescription } from "../src/descriptions/index.ts";
import { entriesOf, fieldOf, known } from "../src/descriptions/schema.ts";
import { tasks } from "../src/generated/tasks.ts";
import { isStreamingTask, type Task } from "../src/tasks/task.ts";

type DescribedField = {
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

const everyTask: readonly Task[] = Object.values<Task>(tasks);

const everyField: readonly DescribedField[] = everyTask.flatMap((task) =>
    fieldsOfTask(task).map((field) => ({ ...field, path: `${task.id} ${field.path}` })),
);

/** The actions of a schema: what it checks besides the type. */
function actionsOf(schema: GenericSchema): readonly { readonly type: string; readonly requirement?: unknown }[] {
    const inner = fieldOf(schema, true).schema;
    // Every item of a pipe has a type, and some have a requirement.
    return "pipe" in inner ? (inner.pipe as { type: string; requirement?: unknown }[]) : [];
}

const withDescription = everyField.flatMap(({ description, ...field }) =>
    description === undefined ? [] : [{ ...field, description }],
);

describe("every field that a schema knows", () => {
    test("is described, in whole sentences", () => {
        const poor = everyField.filter(({ description }) => !/^[A-Z].*[.]$/s.test(description?.text ?? ""));
        expect(poor.map(({ path }) => path)).toEqual([]);
        expect(everyField.length).toBeGreaterThan(300);
    });

    test("has a default that it would take itself", () => {
        const withDefault = withDescription.filter(({ description }) => description.default !== undefined);
        for (const { path, schema, description } of withDefault) {
            expect(safeParse(schema, description.default).success, path).toBe(true);
        }
        expect(withDefault.length).toBeGreaterThan(20);
    });

    test("is given the range that its schema checks", () => {
        for (const { path, schema, description } of withDescription) {
            const actions = actionsOf(schema);
            const least = actions.find(({ type }) => type === "min_value")?.requirement;
            if (least !== undefined) expect(description.range?.min, path).toBe(least);
            if (actions.some(({ type }) => type === "integer")) expect(description.range?.whole, path).toBe(true);
        }
    });

    test("has no range or unit, unless there are numbers in it", () => {
        for (const { path, schema, description } of withDescription) {
            if (description.range === undefined && description.unit === undefined) continue;
            expect(JSON.stringify(schema), path).toContain('"type":"number"');
        }
    });
});

test.each(everyTask)("the description of $id says where its facts are from", ({ id }) => {
    expect(descriptions[id].source).toMatch(/^the /);
});
