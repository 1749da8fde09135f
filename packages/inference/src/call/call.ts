/** A call to a model, as plain data. The client sends it, a snippet prints it, the proof checks it. */
import type { InferInput, InferOutput } from "valibot";
import type { Tasks } from "../generated/tasks.ts";
import type { Streaming } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { ProviderId } from "./provider-id.ts";

/** The inputs of a task's call, parsed by its schema: an ArrayBuffer has become a Blob. */
export type InputsOf<Id extends TaskId> = InferOutput<Tasks[Id]["inputs"]>;
/** The parameters of a task's call: those of the task, and any others that a provider accepts. */
export type ParametersOf<Id extends TaskId> = InferOutput<Tasks[Id]["parameters"]>;
/** The validated output of a task. */
export type OutputOf<Id extends TaskId> = InferOutput<Tasks[Id]["output"]>;

/** One event of a task's stream; `never` for a task that does not stream. */
export type EventOf<Id extends TaskId> = Tasks[Id] extends Streaming<infer Event> ? Event : never;

/** The inputs as a caller may write them, before the schema parses them. */
export type InputsGiven<Id extends TaskId> = InferInput<Tasks[Id]["inputs"]>;

/**
 * A model's id on the Hub: its owner and its name, as in `meta-llama/Llama-3.1-8B-Instruct`. Any string: a custom
 * endpoint may know its model by another name.
 */
export type ModelId = string;

/** A LoRA adapter: weights on the Hub that the provider applies to a base model. */
export type Adapter = {
    /** The adapter's id on the Hub. */
    readonly hubModelId: string;
    /** The path of its weights file in that repository. */
    readonly weightsPath?: string | undefined;
};

/**
 * OpenAI's two APIs for chat. Nearly every provider supports Chat Completions (`/chat/completions`); OpenAI, the Hub's
 * router and some custom endpoints support Responses (`/responses`).
 */
export const chatApis = ["chat-completions", "responses"] as const;

/** The API that a chat is sent to: an entry of `chatApis`. */
export type ChatApi = (typeof chatApis)[number];

/** A call to a model, as plain data: the client sends it, a snippet prints it. */
export type Call<Id extends TaskId = TaskId> = {
    /** The task's id. */
    readonly task: Id;
    /** The model's id on the Hub; for a custom endpoint, the name that its server uses. */
    readonly model: ModelId;
    /** The provider's id, or `auto` to let the router choose one. */
    readonly provider: ProviderId;
    /** The provider's own id of the model. Default: `model`. */
    readonly providerModelId?: string | undefined;
    /** The adapter, if the model is a LoRA adapter according to the Hub's mapping. */
    readonly adapter?: Adapter | undefined;
    /** The task's inputs, such as a text or an image. */
    readonly inputs: InputsOf<Id>;
    /** The task's parameters. Default: none. */
    readonly parameters?: ParametersOf<Id> | undefined;
    /** Whether to stream the output as events, for a task that streams. Default: false. */
    readonly stream?: boolean | undefined;
    /** For a chat, which of OpenAI's APIs to use. Default: `chat-completions`. */
    readonly api?: ChatApi | undefined;
    /** Whether to request the URL of the resulting file instead of its bytes. Default: false. */
    readonly wantsUrl?: boolean | undefined;
    /** The organisation that pays, by its Hub name. */
    readonly billTo?: string | undefined;
    /** The URL of a custom endpoint, called instead of the provider. */
    readonly endpointUrl?: string | undefined;
    /** Whether the custom endpoint needs no key, so that none is sent. Default: false. */
    readonly keyless?: boolean | undefined;
    /** Whether to call the provider directly, with its own key, not through the Hub's router. Default: false. */
    readonly direct?: boolean | undefined;
};
