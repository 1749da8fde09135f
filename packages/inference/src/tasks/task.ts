/**
 * The definition of a task, as data. Every task is one file of this folder, which exports its `schemas` (a task that
 * streams also its `streamSchemas`), the `task` and its `description`. Everything else is derived from these, and what
 * lists the tasks is written by `npm run generate`.
 */
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { TaskId } from "./task-id.ts";

/** A kind of input or output, in the terms of a person choosing a task. */
export type Modality = "text" | "image" | "audio" | "video" | "table" | "labels" | "numbers" | "messages";

/** A task in huggingface_hub: its method, and the keyword arguments that take the parts of a call. */
type PythonMethod<Inputs, Parameters> = {
    /** The method, such as `text_classification`. */
    readonly name: string;
    /** The keyword arguments of a call, by their names. */
    arguments(inputs: Inputs, parameters: Parameters): Readonly<Record<string, unknown>>;
};

/**
 * The schemas that validate a call of a task: all that the client needs of the task. The type parameters are the types
 * of the schemas: `Given` is what a caller may write for the inputs, `Inputs` what the schema parses it to, `Flat` the
 * name of the inputs if a helper takes the parameters beside them.
 */
export type TaskSchemas<
    Id extends TaskId = TaskId,
    Given = unknown,
    Inputs = unknown,
    Parameters = unknown,
    Output = unknown,
    Flat extends string = string,
> = {
    /** The Hub's pipeline tag; `conversational` for chat. */
    readonly id: Id;
    /** The schema of the inputs. */
    readonly inputs: GenericSchema<Given, Inputs>;
    /** The schema of the parameters: the known ones by name; others are sent to the provider unchanged. */
    readonly parameters: GenericSchema<Parameters> & {
        /** The schema of each known parameter, by its name. */
        readonly entries: Readonly<Record<string, unknown>>;
    };
    /** The name of the inputs, if a helper takes the parameters beside them, not under `parameters`. */
    readonly flat?: Flat;
    /** The schema of a helper's output, which is read from the provider's response. */
    readonly output: GenericSchema<unknown, Output>;
    /**
     * Whether an output has the usual form, which the schema would return unchanged. This check takes a fraction of the
     * schema's time. Default: the schema validates every output.
     */
    readonly isUsual?: (output: unknown) => boolean;
};

/** The rest of a task's definition, for forms, pages and the snippets of other libraries. */
type About<Given, Parameters> = {
    /** The kinds of input. */
    readonly takes: readonly Modality[];
    /** The kind of output. */
    readonly gives: Modality;
    /** A call that makes sense, with the files that every snippet of the task reads. */
    readonly example: {
        /** Its inputs; an image or a recording is a file leaf. */
        readonly inputs: Given;
        /** Its parameters. Default: none. */
        readonly parameters?: Parameters;
    };
    /** A well-known model of the Hub that does this task. */
    readonly exampleModel: string;
};

/** The task's method in each library that has one. */
type Methods<Inputs, Parameters> = {
    /** The methods, named after the task. */
    readonly method: {
        /** The method of our client and of huggingface.js. */
        readonly js: string;
        /** The method of huggingface_hub; absent where that library has none. */
        readonly python?: PythonMethod<Inputs, Parameters>;
    };
};

/** The declaration of a task's methods. */
type MethodDeclaration<Inputs, Parameters> = {
    /** The words of the methods' names. Default: the task's id. */
    readonly methodName?: string;
    /**
     * The keyword arguments of the method of huggingface_hub; a word for that of the inputs, which has the parameters
     * beside it. Default: that library has no method.
     */
    readonly python?: string | PythonMethod<Inputs, Parameters>["arguments"];
};

/** A task: its schemas, kinds of input and output, example and methods. */
export type Task<
    Id extends TaskId = TaskId,
    Given = unknown,
    Inputs = unknown,
    Parameters = unknown,
    Output = unknown,
    Flat extends string = string,
> = TaskSchemas<Id, Given, Inputs, Parameters, Output, Flat> & About<Given, Parameters> & Methods<Inputs, Parameters>;

/** The additional schemas of a task that can stream its output. */
export type Streaming<Event = unknown> = {
    /** The schema of one event of the streaming helper. */
    readonly event: GenericSchema<unknown, Event>;
    /** Whether an event has the usual form, as `isUsual` for an output. Default: the schema validates every event. */
    readonly isUsualEvent?: (event: unknown) => boolean;
    /** Converts a whole output to an event: some servers respond at once although they were asked to stream. */
    readonly eventOf: (output: unknown) => unknown;
};

/** Declares the schemas of a task. */
/* @__NO_SIDE_EFFECTS__ */
export function defineSchemas<
    const Id extends TaskId,
    Given,
    Inputs,
    Parameters,
    Output,
    const Flat extends string = never,
>(
    schemas: TaskSchemas<Id, Given, Inputs, Parameters, Output, Flat>,
): TaskSchemas<Id, Given, Inputs, Parameters, Output, Flat> {
    return schemas;
}

/** Declares the schemas of a task that streams: those of the task, and that of its events. */
/* @__NO_SIDE_EFFECTS__ */
export function defineStreamSchemas<const Schemas extends TaskSchemas, Event>(
    schemas: Schemas,
    events: Streaming<Event>,
): Schemas & Streaming<Event> {
    return { ...schemas, ...events };
}

/**
 * Declares a task. The schemas are separate from the rest so that a program that calls models does not bundle the
 * examples.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineTask<const Schemas extends TaskSchemas>(
    schemas: Schemas,
    {
        methodName = schemas.id,
        python,
        ...about
    }: About<InferInput<Schemas["inputs"]>, InferOutput<Schemas["parameters"]>> &
        MethodDeclaration<InferOutput<Schemas["inputs"]>, InferOutput<Schemas["parameters"]>>,
): Schemas & typeof about & Methods<InferOutput<Schemas["inputs"]>, InferOutput<Schemas["parameters"]>> {
    const js = methodName.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const keywords = typeof python === "string" ? argumentsUnder(python) : python;
    const name = methodName.replaceAll("-", "_");
    return { ...schemas, ...about, method: { js, ...(keywords && { python: { name, arguments: keywords } }) } };
}

/** Keyword arguments: the inputs under a name of their own, with the parameters beside them. */
const argumentsUnder =
    (keyword: string) =>
    (inputs: unknown, parameters: unknown): Readonly<Record<string, unknown>> => ({
        [keyword]: inputs,
        ...Object(parameters),
    });

/**
 * Whether a task streams.
 *
 * @param task the task: an entry of `tasks`
 * @returns true for a task that can stream its output as events
 * @example
 * import { isStreamingTask, tasks } from "@callsheet/inference";
 *
 * const streams = isStreamingTask(tasks["text-generation"]); // true
 */
export const isStreamingTask = (task: Task): task is Task & Streaming => "event" in task;

/** Whether JSON is an object without the keys that a schema drops from its output. */
export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    for (const key in value) if (key === "__proto__" || key === "constructor" || key === "prototype") return false;
    return true;
}

/** Whether JSON is a string, null or missing. */
export const isTextOrAbsent = (value: unknown): boolean => typeof (value ?? "") === "string";
