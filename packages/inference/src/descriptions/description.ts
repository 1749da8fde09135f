/**
 * What a description is: each task and each of its fields in words, with the facts that stand beside them. They are data
 * apart from the client, so that no bundle carries them: forms, reference pages and the declarations are made from them.
 */
import type { EventOf, InputsGiven, OutputOf, ParametersOf } from "../call/call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Leaf } from "../wire/leaf.ts";

/** What a number counts or measures. */
export type Unit = "characters" | "frames" | "pixels" | "seconds" | "tokens" | "words";

/** Which numbers are meant. */
export type Range = {
    /** Whether only whole numbers are. Default: false. */
    readonly whole?: boolean;
    /** The smallest that is taken. Default: none. */
    readonly min?: number;
    /** The largest that is taken. Default: none. */
    readonly max?: number;
    /** What all are larger than. Default: nothing. */
    readonly above?: number;
    /** What all are smaller than. Default: nothing. */
    readonly below?: number;
};

/** A field in words. */
export type Description = {
    /** What it is, or what it changes; whole sentences. */
    readonly text: string;
    /** Of a number: what it counts or measures. */
    readonly unit?: Unit;
    /** Of a number: which are taken. Default: all. */
    readonly range?: Range;
    /** What holds where none is given, as the Hub's schema or pipeline says. Absent where that is up to each model. */
    readonly default?: string | number | boolean;
    /** The kinds of bytes that are taken, as MIME types. */
    readonly mediaTypes?: readonly string[];
    /** What each of the values means that can be chosen from. */
    readonly options?: Readonly<Record<string, string>>;
    /** Of a list of objects: what each of them is. */
    readonly each?: string;
    /** Of an object, or of a list of objects: its fields. */
    readonly fields?: Readonly<Record<string, Description>>;
};

/** A task in words. */
export type TaskDescription = {
    /** What the task's helper does, in a sentence. */
    readonly summary: string;
    /** What its streaming helper does, where it has one. */
    readonly streamSummary?: string;
    /** Where its fields and their defaults are written down. */
    readonly source: string;
    /** What goes in. */
    readonly inputs: Description;
    /** What changes how the task is done, by name. */
    readonly parameters: Readonly<Record<string, Description>>;
    /** What the task returns. */
    readonly output: Description;
    /** Of a task that streams: one event. */
    readonly event?: Description;
};

/** Numbers, and lists of them: nothing in there has a name. */
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

/** The names that a schema knows, without the further ones that it lets through. */
type KnownKeys<Value> = Value extends unknown
    ? keyof { [Key in keyof Value as string extends Key ? never : number extends Key ? never : Key]: true }
    : never;

/** A description of each field that is known; one that is missing, or too many, is a compile error. */
type FieldsOf<Value> = {
    readonly [Key in KnownKeys<ObjectsIn<Value>> & string]: DescriptionOf<ObjectsIn<Value>[Key]>;
};

type Facts<Value> = Pick<Description, "text" | "unit" | "range" | "mediaTypes"> & {
    readonly default?: Extract<Value, string | number | boolean>;
};

/** Strings that can be chosen from are each described. */
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
type DescriptionOf<Value> = Facts<Value> & OptionsOf<Value> & NestedOf<Value>;

type StreamDescriptionOf<Event> = [Event] extends [never]
    ? { readonly streamSummary?: never; readonly event?: never }
    : { readonly streamSummary: string; readonly event: DescriptionOf<Event> };

/** The description of a task: of all that its schemas name, and of nothing else. */
export type DescriptionOfTask<Id extends TaskId> = Pick<TaskDescription, "summary" | "source"> & {
    readonly inputs: DescriptionOf<InputsGiven<Id>>;
    readonly parameters: FieldsOf<ParametersOf<Id>>;
    readonly output: DescriptionOf<OutputOf<Id>>;
} & StreamDescriptionOf<EventOf<Id>>;
