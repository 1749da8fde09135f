/** What a task is, as data. Every task file makes one of these; everything else is derived from them. */
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { TaskId } from "./task-id.ts";

/** What goes in and what comes out, in the words of a person choosing a task. */
export type Modality = "text" | "image" | "audio" | "video" | "table" | "labels" | "numbers" | "messages";

/** How huggingface_hub spells a task: its method, and which keyword argument takes which part of the call. */
type PythonMethod<Inputs, Parameters> = {
    /** The method, such as `text_classification`. */
    readonly name: string;
    /** The keyword arguments of a call, by their names. */
    arguments(inputs: Inputs, parameters: Parameters): Readonly<Record<string, unknown>>;
};

/**
 * What a call of a task is checked against: all that the client needs to know of the task. Its types are those of its
 * schemas: `Given` is what a person may write for the inputs, `Inputs` what the schema makes of it, `Flat` the name of
 * the inputs where a helper takes the parameters beside them.
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
    /** The schema of the parameters: those that are known, by name; others go to the provider as they are. */
    readonly parameters: GenericSchema<Parameters> & {
        /** The schema of each known parameter, by its name. */
        readonly entries: Readonly<Record<string, unknown>>;
    };
    /** The name of the inputs where a helper takes the parameters beside them, not under `parameters`. */
    readonly flat?: Flat;
    /** The schema of what a helper returns, after the provider's response has been read. */
    readonly output: GenericSchema<unknown, Output>;
    /**
     * Whether an output is of the form that most have, with which the schema has no fault to find and nothing to add: to
     * see that takes a fraction of its time. Default: the schema reads every output.
     */
    readonly isUsual?: (output: unknown) => boolean;
};

/** What is known of a task beside its schemas: for those who choose one, show one, or write it down in other libraries. */
type About<Given, Inputs, Parameters> = {
    /** What goes in. */
    readonly takes: readonly Modality[];
    /** What comes out. */
    readonly gives: Modality;
    /** A call that makes sense, with the files that every snippet of the task reads. */
    readonly example: {
        /** Its inputs; an image or a recording stands there as a file. */
        readonly inputs: Given;
        /** Its parameters. Default: none. */
        readonly parameters?: Parameters;
    };
    /** A well-known model of the Hub that does this task. */
    readonly exampleModel: string;
    /** What the task is called by in the libraries that have a method for it. */
    readonly method: {
        /** The method of our client and of huggingface.js. */
        readonly js: string;
        /** The method of huggingface_hub; absent where that library has none. */
        readonly python?: PythonMethod<Inputs, Parameters>;
    };
};

/** A task: its schemas, and what is known of it beside them. */
export type Task<
    Id extends TaskId = TaskId,
    Given = unknown,
    Inputs = unknown,
    Parameters = unknown,
    Output = unknown,
    Flat extends string = string,
> = TaskSchemas<Id, Given, Inputs, Parameters, Output, Flat> & About<Given, Inputs, Parameters>;

/** What a task has more whose output can also come event by event. */
export type Streaming<Event = unknown> = {
    /** The schema of what the streaming helper gives, one event at a time. */
    readonly event: GenericSchema<unknown, Event>;
    /** Whether an event is of the form that most have, as `isUsual` tells of an output. Default: the schema reads every event. */
    readonly isUsualEvent?: (event: unknown) => boolean;
};

/** Declares the schemas of a task. */
/* @__NO_SIDE_EFFECTS__ */
export function taskSchemas<
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

/** Declares the schemas of a task that streams: those of the task, and what its events are. */
/* @__NO_SIDE_EFFECTS__ */
export function streamingTaskSchemas<const Schemas extends TaskSchemas, Event>(
    schemas: Schemas,
    events: Streaming<Event>,
): Schemas & Streaming<Event> {
    return { ...schemas, ...events };
}

/**
 * Declares a task: its schemas, and what is known of it beside them. They are apart so that a program that calls models
 * does not carry the examples.
 */
/* @__NO_SIDE_EFFECTS__ */
export function task<const Schemas extends TaskSchemas>(
    schemas: Schemas,
    about: About<InferInput<Schemas["inputs"]>, InferOutput<Schemas["inputs"]>, InferOutput<Schemas["parameters"]>>,
): Schemas & typeof about {
    return { ...schemas, ...about };
}

/**
 * Whether a task streams.
 *
 * @param task the task: an entry of `tasks`
 * @returns true for a task whose output can come event by event
 * @example
 * import { isStreamingTask, tasks } from "@callsheet/inference";
 *
 * const streams = isStreamingTask(tasks["text-generation"]); // true
 */
export const isStreamingTask = (task: Task): task is Task & Streaming => "event" in task;
