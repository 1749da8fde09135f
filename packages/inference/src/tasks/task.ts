/** What a task is, as data. Every task file makes one of these; everything else is derived from them. */
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { TaskId } from "./task-id.ts";

/** What goes in and what comes out, in the words of a person choosing a task. */
export type Modality = "text" | "image" | "audio" | "video" | "table" | "labels" | "numbers" | "messages";

/** How huggingface_hub spells a task: its method, and which keyword argument takes which part of the call. */
type PythonMethod<Inputs, Parameters> = {
    readonly name: string;
    arguments(inputs: Inputs, parameters: Parameters): Readonly<Record<string, unknown>>;
};

export type Task<
    Id extends TaskId = TaskId,
    Inputs extends GenericSchema = GenericSchema,
    Parameters extends GenericSchema = GenericSchema,
    Output extends GenericSchema = GenericSchema,
    Flat extends string = string,
> = {
    /** The Hub's pipeline tag; `conversational` for chat. */
    readonly id: Id;
    readonly takes: readonly Modality[];
    readonly gives: Modality;
    readonly inputs: Inputs;
    readonly parameters: Parameters;
    /** The name of the inputs where a helper takes the parameters beside them, not under `parameters`. */
    readonly flat?: Flat;
    /** What a helper gives, after the provider's answer has been read. */
    readonly output: Output;
    /** A call that makes sense, with the files that every snippet of the task reads. */
    readonly example: { readonly inputs: InferInput<Inputs>; readonly parameters?: InferInput<Parameters> };
    /** A well-known model of the Hub that does this task. */
    readonly exampleModel: string;
    readonly method: {
        /** The method of our client and of huggingface.js. */
        readonly js: string;
        /** The method of huggingface_hub; absent where that library has none. */
        readonly python?: PythonMethod<InferOutput<Inputs>, InferOutput<Parameters>>;
    };
};

/** A task whose answer can also come a piece at a time. */
export type StreamingTask<Event extends GenericSchema = GenericSchema> = Task & {
    /** What the streaming helper gives, one event at a time. */
    readonly event: Event;
};

/** Declares a task; its types are those of its schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function task<
    const Id extends TaskId,
    Inputs extends GenericSchema,
    Parameters extends GenericSchema,
    Output extends GenericSchema,
    const Flat extends string = never,
>(definition: Task<Id, Inputs, Parameters, Output, Flat>): Task<Id, Inputs, Parameters, Output, Flat> {
    return definition;
}

/** Declares a task that streams. */
/* @__NO_SIDE_EFFECTS__ */
export function streamingTask<
    const Id extends TaskId,
    Inputs extends GenericSchema,
    Parameters extends GenericSchema,
    Output extends GenericSchema,
    Event extends GenericSchema,
    const Flat extends string = never,
>(
    definition: Task<Id, Inputs, Parameters, Output, Flat> & { readonly event: Event },
): Task<Id, Inputs, Parameters, Output, Flat> & { readonly event: Event } {
    return definition;
}

/** Whether a task streams. */
export const isStreamingTask = (task: Task): task is StreamingTask => "event" in task;
