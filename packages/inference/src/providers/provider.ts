/** What a provider is, as data: where it is, how it authenticates, and for each task what is sent and what comes back. */
import type { Adapter, InputsOf, ParametersOf } from "../call/call.ts";
import type { ProviderId } from "../call/provider-id.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Path } from "../wire/json.ts";
import type { HeaderValue, WireBody } from "../wire/wire.ts";
import type { FilePlaces } from "./file-place.ts";

/** The part of a call that a provider's helper sees. */
export type ProviderCall<Id extends TaskId> = {
    /** The provider's own id of the model. */
    readonly model: string;
    /** What the task is done to. */
    readonly inputs: InputsOf<Id>;
    /** What changes how it is done; empty where the call has none. */
    readonly parameters: ParametersOf<Id>;
    /** The output is to come event by event. */
    readonly stream: boolean;
    /** The address of the file that the task gives is asked for, rather than its bytes. */
    readonly wantsUrl: boolean;
    /** The LoRA adapter that the model is. Default: it is none. */
    readonly adapter?: Adapter | undefined;
    /** Through the Hub's router, rather than to the provider's own address. */
    readonly routed: boolean;
};

/** What a provider is sent for a call, before its address and the token are known. */
export type ProviderRequest = {
    /** Below the provider's base URL; begins with a slash. */
    readonly path: string;
    /** Headers beside those of every call. Default: none. */
    readonly headers?: Readonly<Record<string, HeaderValue>>;
    /** The body, with leaves in the place of bytes. */
    readonly body: WireBody;
};

/** How a provider serves a task, as data and pure functions: a helper never fetches, waits or logs. */
export type ProviderHelper<Id extends TaskId> = {
    /**
     * From a call to what is sent.
     *
     * @throws InputError for a call that the provider cannot serve
     */
    readonly request: (call: ProviderCall<Id>) => ProviderRequest;
    /** From the response (JSON, or a Blob of bytes) to what the task gives. Default: the response itself. */
    readonly response?: (body: unknown) => unknown;
    /** Where the file is in the response, of a task that gives one and has no `response`. Default: the response is the file. */
    readonly resultFile?: FilePlaces;
    /** The file has no address: a call that wants one is refused before it is sent. */
    readonly hasNoUrl?: true;
    /** From one streamed event to what the streaming helper gives. Default: the event itself. */
    readonly event?: (event: unknown) => unknown;
    /** How the result is waited for, where the response to the request is a job in a queue. */
    readonly queue?: Queue;
    /** Where this task is reached with the provider's own key. Default: the provider's base URL. */
    readonly baseUrl?: string;
    /** A call that the provider does serve, where it refuses the task's own example. */
    readonly example?: {
        /** The model's id on the Hub. Default: the task's own. */
        readonly model?: string;
        /** Default: the task's own. */
        readonly inputs?: InputsOf<Id>;
    };
};

/** How a job in a queue is waited for: this describes, the client waits, and snippets write it out. */
export type Queue = {
    /** Where the job is polled. */
    readonly poll: JobPlace;
    /** Where the result is read. Default: the response to the last poll is the result. */
    readonly result?: JobPlace;
    /** What the router needs behind both paths. Default: nothing. */
    readonly routedQuery?: string;
    /** Where the response to a poll holds the job's status. */
    readonly status: Path;
    /** The status of a job that is done. */
    readonly done: string;
    /** The statuses of a job that has failed; any other is waited on. */
    readonly failed: readonly string[];
    /** Where the response to a poll says why the job failed. */
    readonly reason?: Path;
    /** A job for whose failure there is a reason has failed, whatever its status. */
    readonly reasonFails?: true;
    /** The response to the request holds a status too: the job may be done already. */
    readonly respondsWithStatus?: true;
    /** The field that holds the output. A job whose output is there is done, also while its status lags behind. */
    readonly output?: string;
    /** Milliseconds between the first two polls; later polls are further apart. */
    readonly interval: number;
};

/** Where a job is, below the base URL: between two texts stands what the response to the request says at a path. */
export type JobPlace = {
    /** What stands before it; begins with a slash where it is an id, and is empty where it is a URL. */
    readonly before: string;
    /** Where the response to the request says it. */
    readonly path: Path;
    /** An id; or a URL, of which only the path is followed, so that the token stays on the provider's host. */
    readonly is: "id" | "url";
    /** What stands behind it, such as `/status`; often empty. */
    readonly after: string;
};

export type JobState = "waiting" | "done" | { readonly failed: string };

/** A provider: a company that serves models, and how it is called. */
export type Provider<Id extends ProviderId = ProviderId> = {
    /** Its id, as a call names it. */
    readonly id: Id;
    /** Its name as people write it. */
    readonly name: string;
    /** Where it is reached with its own key. */
    readonly baseUrl: string;
    /** Where it is reached with a Hub token; undefined for a provider that takes none. */
    readonly routedBaseUrl: string | undefined;
    /** The environment variable that holds its key in direct snippets. */
    readonly keyVariable: string;
    /** How the Authorization header names its key; a Hub token is always `Bearer`. */
    readonly scheme: "Bearer" | "Key";
    /** Its organisation on the Hub; absent for `auto`. */
    readonly organization?: string;
    /** It knows models by the ids that callers write, so that the Hub's mapping is not asked. Default: false. */
    readonly takesModelAsGiven?: boolean;
    /** Sent with every request. Default: none. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Its helper for each task that it serves. */
    readonly tasks: ProviderTasks;
    /** How tasks are called at a server of one's own that speaks OpenAI's form, which is asked in this provider's place. */
    readonly endpointTasks?: ProviderTasks;
};

type ProviderTasks = { readonly [Task in TaskId]?: ProviderHelper<Task> };

/** The providers that a program can ask. */
export type ProviderTable = { readonly [Id in ProviderId]?: Provider<Id> };
