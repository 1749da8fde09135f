/**
 * The types of descriptions: the text for each task and each of its fields, with their facts. Forms, reference pages
 * and declarations are made from them. A description stands beside the schemas that it describes, as a function of its
 * own: bundles of the client leave it out, whereas bundlers keep an object that spreads another.
 */
import type { InferInput, InferOutput } from "valibot";
import type { Leaf } from "../wire/leaf.ts";
import type { Streaming, TaskSchemas } from "./task.ts";

/** The unit of a number. */
export type Unit = "characters" | "frames" | "pixels" | "seconds" | "tokens" | "words";

/** The range of a number. */
export type Range = {
    /** Whether only whole numbers are valid. Default: false. */
    readonly whole?: boolean;
    /** The minimum. Default: none. */
    readonly min?: number;
    /** The maximum. Default: none. */
    readonly max?: number;
    /** The exclusive lower bound. Default: none. */
    readonly above?: number;
    /** The exclusive upper bound. Default: none. */
    readonly below?: number;
};

/** The description of a field. */
export type Description = {
    /** The meaning or the effect of the field, in whole sentences. */
    readonly text: string;
    /** For a number: its unit. */
    readonly unit?: Unit;
    /** For a number: its range. Default: any number. */
    readonly range?: Range;
    /** The default, according to the Hub's schema or pipeline. Absent if it depends on the model. */
    readonly default?: string | number | boolean;
    /** For bytes: the accepted media types. */
    readonly mediaTypes?: readonly string[];
    /** For a choice: the meaning of each value. */
    readonly options?: Readonly<Record<string, string>>;
    /** For a list of objects: the description of an item. */
    readonly each?: string;
    /** For an object, or a list of objects: its fields. */
    readonly fields?: Readonly<Record<string, Description>>;
    /**
     * For a parameter: a realistic value, for forms, documentation and snippets that set it alone. It is not the one that
     * the task's own example has.
     */
    readonly example?: unknown;
    /** For a parameter: what it requires. Default: nothing. */
    readonly needs?: ParameterNeeds;
};

/** What a parameter requires; without it the parameter is refused, or has no effect. */
export type ParameterNeeds<Name extends string = string> = {
    /** It needs a streamed response. */
    readonly streaming?: true;
    /** The names of other parameters that it needs. */
    readonly parameters?: readonly Name[];
};

/** The description of a task. */
export type TaskDescription = {
    /** A sentence about the task's helper. */
    readonly summary: string;
    /** A sentence about its streaming helper, if it has one. */
    readonly streamSummary?: string;
    /** The documentation of its fields and their defaults. */
    readonly source: string;
    /** The inputs. */
    readonly inputs: Description;
    /** The parameters, by name. */
    readonly parameters: Readonly<Record<string, Description>>;
    /** The names of the most used parameters, in the order in which a form shows them. */
    readonly commonParameters: readonly string[];
    /** The output. */
    readonly output: Description;
    /** For a task that streams: one event. */
    readonly event?: Description;
    /** For a task that streams: the expression for the text of an `event`, for the example of its helper. */
    readonly eventText?: string;
    /**
     * The names of the types of nested values, by path: `Owner.field`, then `[]` for an item of a list, `|` for a member
     * of a union. They are those of `@huggingface/inference`, where it has them. Default: an object is named after its
     * path, and the type of any other value is written inline.
     */
    readonly typeNames?: Readonly<Record<string, string>>;
};

/** Numbers, and lists of them, which have no fields. */
type Numbers = number | Numbers[];

type Bytes = Leaf | Blob | ArrayBuffer | Uint8Array;

/** The objects that a value is, or that it lists. */
type ObjectsIn<Value> = Value extends Numbers | Bytes
    ? never
    : Value extends readonly (infer Element)[]
      ? ObjectsIn<Element>
      : Value extends object
        ? Value
        : never;

/** The field names that a schema knows, without those that it lets through. */
type KnownKeys<Value> = Value extends unknown
    ? keyof { [Key in keyof Value as string extends Key ? never : number extends Key ? never : Key]: true }
    : never;

/** A description of each known field; a missing or additional one is a compile error. */
type FieldsOf<Value> = {
    readonly [Key in KnownKeys<ObjectsIn<Value>> & string]: ValueDescription<ObjectsIn<Value>[Key]>;
};

type Facts<Value> = Pick<Description, "text" | "unit" | "range" | "mediaTypes"> & {
    readonly default?: Extract<Value, string | number | boolean>;
};

/** For a choice of strings, a description of each. */
type OptionsOf<Value> = [Extract<Value, string>] extends [never]
    ? { readonly options?: never }
    : string extends Extract<Value, string>
      ? { readonly options?: never }
      : { readonly options: { readonly [Option in Extract<Value, string>]: string } };

type EachOf<Value> = [ObjectsIn<Extract<Value, readonly unknown[]>>] extends [never]
    ? { readonly each?: never }
    : { readonly each: string };

type NestedOf<Value> = [KnownKeys<ObjectsIn<Value>>] extends [never]
    ? { readonly fields?: never }
    : { readonly fields: FieldsOf<Value> } & EachOf<Value>;

/** The description of a value of this type. */
type ValueDescription<Value> = Facts<Value> & OptionsOf<Value> & NestedOf<Value>;

/** A description of each known parameter, with an example; a missing or additional one is a compile error. */
type ParametersOf<Value> = {
    readonly [Name in KnownKeys<Value> & keyof Value & string]: ValueDescription<Value[Name]> & {
        readonly example: NonNullable<Value[Name]>;
        readonly needs?: ParameterNeeds<KnownKeys<Value> & string>;
    };
};

type StreamDescription<Schemas> =
    Schemas extends Streaming<infer Event>
        ? { readonly streamSummary: string; readonly event: ValueDescription<Event>; readonly eventText: string }
        : { readonly streamSummary?: never; readonly event?: never; readonly eventText?: never };

/** The description of a task with these schemas: of every field that they name, and of no other. */
export type DescriptionOf<Schemas extends TaskSchemas> = Pick<TaskDescription, "summary" | "source" | "typeNames"> & {
    readonly inputs: ValueDescription<InferInput<Schemas["inputs"]>>;
    readonly parameters: ParametersOf<InferOutput<Schemas["parameters"]>>;
    readonly commonParameters: readonly (KnownKeys<InferOutput<Schemas["parameters"]>> & string)[];
    readonly output: ValueDescription<InferOutput<Schemas["output"]>>;
} & StreamDescription<Schemas>;
