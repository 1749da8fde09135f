/** Takes the schemas of tasks apart, to generate types, forms and pages from them. */
import type { GenericSchema } from "valibot";
import type { Beside } from "../tasks/modalities.ts";
import type { TaskSchemas } from "../tasks/task.ts";

type Wrapped = {
    /** The schema of a value that is there. */
    readonly wrapped: GenericSchema;
    /** The value in place of a missing one. */
    readonly default: unknown;
};

/** The kinds of schemas that tasks are made of. */
export type Schema = {
    readonly [Kind in keyof Kinds]: {
        /** The kind of the schema. */
        readonly type: Kind;
    } & Kinds[Kind];
}[keyof Kinds];

type Kinds = {
    /** A text. */
    string: object;
    /** A number. */
    number: object;
    /** True or false. */
    boolean: object;
    /** Any value. */
    unknown: object;
    /** A value that a function checks. */
    custom: object;
    /** An object of a class, such as `Blob`. */
    instance: {
        /** The class. */
        readonly class: unknown;
    };
    /** A list. */
    array: {
        /** The schema of each item. */
        readonly item: GenericSchema;
    };
    /** An object without other fields than these. */
    object: {
        /** The schema of each field. */
        readonly entries: Readonly<Record<string, GenericSchema>>;
    };
    /** An object that may have more fields. */
    loose_object: {
        /** The schema of each known field. */
        readonly entries: Readonly<Record<string, GenericSchema>>;
    };
    /** An object with any names. */
    record: {
        /** The schema of each value. */
        readonly value: GenericSchema;
    };
    /** A value of one of several schemas. */
    union: {
        /** The schemas. */
        readonly options: readonly GenericSchema[];
    };
    /** One of several texts. */
    picklist: {
        /** The texts. */
        readonly options: readonly string[];
    };
    /** A schema that contains itself. */
    lazy: {
        /** Returns the schema for a value. */
        readonly getter: (input: unknown) => GenericSchema;
    };
    /** A value that may be missing. */
    optional: Wrapped;
    /** A value that may be missing or null. */
    nullish: Wrapped;
    /** A value that may be null. */
    nullable: Wrapped;
};

// The library types a generic schema only by `type: string`; the fields of each kind are in its documentation.
/**
 * A schema by its kind.
 *
 * @param schema the schema of a task's inputs, parameters or output, or of a part of them
 * @returns the same schema, typed by its `type`, with what its kind holds: entries, options, items
 * @example
 * import { known } from "@callsheet/inference/schema";
 * import { tasks } from "@callsheet/inference/tasks";
 *
 * const { type } = known(tasks["text-to-image"].inputs);
 */
export const known = (schema: GenericSchema): Schema => schema as unknown as Schema;

// The type of a task says only that the parameters have names, which is enough everywhere else.
/**
 * The schemas of a task's parameters.
 *
 * @param task the task: an entry of `tasks`
 * @returns the schema of each known parameter, by its name
 * @example
 * import { entriesOf } from "@callsheet/inference/schema";
 * import { tasks } from "@callsheet/inference/tasks";
 *
 * const names = Object.keys(entriesOf(tasks["text-to-image"]));
 */
export const entriesOf = ({ parameters }: TaskSchemas): Readonly<Record<string, GenericSchema>> =>
    parameters.entries as Readonly<Record<string, GenericSchema>>;

/**
 * Whether a schema is that of a secondary field of an output, which is typed by what services mostly return but not
 * validated.
 *
 * @param schema the schema of a field of an output
 * @returns whether it has `usually`, the schema that services mostly follow
 * @example
 * import { isBeside, known } from "@callsheet/inference/schema";
 * import { tasks } from "@callsheet/inference/tasks";
 *
 * const output = known(tasks.conversational.output);
 * const fields = "entries" in output ? Object.values(output.entries) : [];
 * const extra = fields.filter(isBeside);
 */
export const isBeside = (schema: GenericSchema): schema is GenericSchema & Beside<unknown> => "usually" in schema;

/** The inner schema of a field, and whether the field may be missing or null. */
export type Field = {
    /** The schema of a value that is there. */
    readonly schema: GenericSchema;
    /** Whether the field may be missing. */
    readonly optional: boolean;
    /** Whether the value may be null. */
    readonly nullable: boolean;
};

/**
 * Unwraps the schema of a field that may be missing or null.
 *
 * @param schema the schema of an object's field, or of a parameter
 * @param isInput whether the caller writes the value: then a field with a default may be missing
 * @returns `{ schema, optional, nullable }`
 * @example
 * import { entriesOf, fieldOf } from "@callsheet/inference/schema";
 * import { tasks } from "@callsheet/inference/tasks";
 *
 * for (const [name, schema] of Object.entries(entriesOf(tasks["text-to-image"]))) {
 *     console.log(name, fieldOf(schema, true).schema.type);
 * }
 */
export function fieldOf(schema: GenericSchema, isInput: boolean): Field {
    if (isBeside(schema)) return { schema: schema.usually, optional: true, nullable: true };
    const kind = known(schema);
    if (kind.type !== "optional" && kind.type !== "nullish" && kind.type !== "nullable") {
        return { schema, optional: false, nullable: false };
    }
    const hasDefault = !isInput && kind.default !== undefined;
    return {
        schema: kind.wrapped,
        optional: kind.type !== "nullable" && !hasDefault,
        nullable: kind.type !== "optional" && !hasDefault,
    };
}
