/** Takes the schemas of tasks apart, to generate types, forms and pages from them. */
import type { GenericSchema } from "valibot";
import type { Beside } from "../tasks/modalities.ts";
import type { TaskSchemas } from "../tasks/task.ts";

type Wrapped = { readonly wrapped: GenericSchema; readonly default: unknown };

/** The kinds of schemas that tasks are made of. */
export type Schema = {
    readonly [Kind in keyof Kinds]: { readonly type: Kind } & Kinds[Kind];
}[keyof Kinds];

type Kinds = {
    string: object;
    number: object;
    boolean: object;
    unknown: object;
    custom: object;
    instance: { readonly class: unknown };
    array: { readonly item: GenericSchema };
    object: { readonly entries: Readonly<Record<string, GenericSchema>> };
    loose_object: { readonly entries: Readonly<Record<string, GenericSchema>> };
    record: { readonly value: GenericSchema };
    union: { readonly options: readonly GenericSchema[] };
    picklist: { readonly options: readonly string[] };
    lazy: { readonly getter: (input: unknown) => GenericSchema };
    optional: Wrapped;
    nullish: Wrapped;
    nullable: Wrapped;
};

/**
 * A schema by its kind.
 *
 * @param schema the schema of a task's inputs, parameters or output, or of a part of them
 * @returns the same schema, typed by its `type`, with what its kind holds: entries, options, items
 */
// The library types a generic schema only by `type: string`; the fields of each kind are in its documentation.
export const known = (schema: GenericSchema): Schema => schema as unknown as Schema;

/**
 * The schemas of a task's parameters.
 *
 * @param task the task: an entry of `tasks`
 * @returns the schema of each known parameter, by its name
 */
// The type of a task says only that the parameters have names, which is enough everywhere else.
export const entriesOf = ({ parameters }: TaskSchemas): Readonly<Record<string, GenericSchema>> =>
    parameters.entries as Readonly<Record<string, GenericSchema>>;

export const isBeside = (schema: GenericSchema): schema is GenericSchema & Beside<unknown> => "usually" in schema;

/** The inner schema of a field, and whether the field may be missing or null. */
export type Field = { readonly schema: GenericSchema; readonly optional: boolean; readonly nullable: boolean };

/**
 * Unwraps the schema of a field that may be missing or null.
 *
 * @param schema the schema of an object's field, or of a parameter
 * @param given whether the caller writes the value: then a field with a default may be missing
 * @returns `{ schema, optional, nullable }`
 */
export function fieldOf(schema: GenericSchema, given: boolean): Field {
    if (isBeside(schema)) return { schema: schema.usually, optional: true, nullable: true };
    const kind = known(schema);
    if (kind.type !== "optional" && kind.type !== "nullish" && kind.type !== "nullable") {
        return { schema, optional: false, nullable: false };
    }
    const filled = !given && kind.default !== undefined;
    return {
        schema: kind.wrapped,
        optional: kind.type !== "nullable" && !filled,
        nullable: kind.type !== "optional" && !filled,
    };
}
