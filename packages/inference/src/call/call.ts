/** A call: what somebody wants done, as plain data. The client sends it, a snippet prints it, the proof checks it. */
import type { InferInput, InferOutput } from "valibot";
import type { Tasks } from "../tasks/registry.ts";
import type { Streaming } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { ChatApi } from "./chat-api.ts";
import type { ProviderId } from "./provider-id.ts";

/** The inputs of a task's call, as its schema has read them: a Blob where an ArrayBuffer was given. */
export type InputsOf<Id extends TaskId> = InferOutput<Tasks[Id]["inputs"]>;
/** The parameters of a task's call: those that the task knows, and whatever else a provider may know. */
export type ParametersOf<Id extends TaskId> = InferOutput<Tasks[Id]["parameters"]>;
/** What a task returns, as its schema has checked it. */
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

/** A LoRA adapter: weights of the Hub that the provider adds to a base model. */
export type Adapter = {
    /** The adapter's id on the Hub. */
    readonly hubModelId: string;
    /** The file of its weights in that repository. */
    readonly weightsPath?: string | undefined;
};

/** What somebody wants done, as plain data: the client sends it, a snippet prints it. */
export type Call<Id extends TaskId = TaskId> = {
    /** The task's id. */
    readonly task: Id;
    /** The model's id on the Hub; for a custom endpoint, whatever name its server knows. */
    readonly model: ModelId;
    /** The provider's id; or `auto`, by which the router chooses one. */
    readonly provider: ProviderId;
    /** The provider's own id of the model. Default: `model`. */
    readonly providerModelId?: string | undefined;
    /** The LoRA adapter that the model is, where the Hub's mapping says so. */
    readonly adapter?: Adapter | undefined;
    /** What the task is done to, such as a text or an image. */
    readonly inputs: InputsOf<Id>;
    /** What changes how the task is done. Default: none. */
    readonly parameters?: ParametersOf<Id> | undefined;
    /** The output is to come event by event, of a task that streams. Default: false. */
    readonly stream?: boolean | undefined;
    /** Of a chat, by which of OpenAI's APIs it is asked for. Default: `chat-completions`. */
    readonly api?: ChatApi | undefined;
    /** The address of the file that the task gives, rather than its bytes. Default: false. */
    readonly wantsUrl?: boolean | undefined;
    /** The organisation that pays, by its name on the Hub. */
    readonly billTo?: string | undefined;
    /** A server of one's own, in place of the provider's address. */
    readonly endpointUrl?: string | undefined;
    /** The server of one's own wants no key, so that none is sent. Default: false. */
    readonly keyless?: boolean | undefined;
    /** To the provider's own address with the provider's key, rather than through the Hub's router. Default: false. */
    readonly direct?: boolean | undefined;
};
