/** A call: what somebody wants done, as plain data. The client sends it, a snippet prints it, the proof checks it. */
import type { InferInput, InferOutput } from "valibot";
import type { Adapter } from "./providers/provider.ts";
import type { ProviderId } from "./providers/provider-id.ts";
import type { Tasks } from "./tasks/registry.ts";
import type { Streaming } from "./tasks/task.ts";
import type { TaskId } from "./tasks/task-id.ts";

export type InputsOf<Id extends TaskId> = InferOutput<Tasks[Id]["inputs"]>;
export type ParametersOf<Id extends TaskId> = InferOutput<Tasks[Id]["parameters"]>;
export type OutputOf<Id extends TaskId> = InferOutput<Tasks[Id]["output"]>;

/** What a task's stream gives, one event at a time; never where the task does not stream. */
export type EventOf<Id extends TaskId> = Tasks[Id] extends Streaming<infer Event> ? Event : never;

/** What a person may write for the inputs, before the schema has read them. */
export type InputsGiven<Id extends TaskId> = InferInput<Tasks[Id]["inputs"]>;

/**
 * A model's id on the Hub: its owner and its name, as in `meta-llama/Llama-3.1-8B-Instruct`. Any text: a server of one's
 * own may know its model by another name.
 */
export type ModelId = string;

export type Call<Id extends TaskId = TaskId> = {
    readonly task: Id;
    /** The model's id on the Hub; for a custom endpoint, whatever name its server knows. */
    readonly model: ModelId;
    readonly provider: ProviderId;
    /** The provider's own id of the model. Default: `model`. */
    readonly providerModelId?: string | undefined;
    /** The LoRA adapter that the model is, where the Hub's mapping says so. */
    readonly adapter?: Adapter | undefined;
    readonly inputs: InputsOf<Id>;
    readonly parameters?: ParametersOf<Id> | undefined;
    readonly stream?: boolean | undefined;
    /** The address of the file that the task gives, rather than its bytes. Default: false. */
    readonly wantsUrl?: boolean | undefined;
    /** The organisation that pays, by its name on the Hub. */
    readonly billTo?: string | undefined;
    /** A server of one's own, in place of the provider's address. */
    readonly endpointUrl?: string | undefined;
    /** To the provider's own address with the provider's key, rather than through the Hub's router. Default: false. */
    readonly direct?: boolean | undefined;
};
