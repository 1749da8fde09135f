/** The definition of a provider, as data: its addresses, how it authenticates, and a helper for each task. */
import type { Adapter, InputsOf, ParametersOf } from "../call/call.ts";
import type { ProviderId } from "../call/provider-id.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Path } from "../wire/json.ts";
import type { HeaderValue, WireBody } from "../wire/wire.ts";
import { routerUrl } from "./hub.ts";

/** The part of a call that a provider's helper gets. */
export type ProviderCall<Id extends TaskId> = {
    /** The provider's own id of the model. */
    readonly model: string;
    /** The task's inputs. */
    readonly inputs: InputsOf<Id>;
    /** The task's parameters; empty if the call has none. */
    readonly parameters: ParametersOf<Id>;
    /** Whether to stream the output as events. Undefined leaves it to the server, which then does not. */
    readonly stream: boolean | undefined;
    /** Whether to request the URL of the resulting file instead of its bytes. */
    readonly wantsUrl: boolean;
    /** The adapter, if the model is a LoRA adapter. Default: it is not. */
    readonly adapter?: Adapter | undefined;
    /** Whether the call goes through the Hub's router, not directly to the provider. */
    readonly routed: boolean;
};

/** The request for a call, before the provider's base URL and the token are known. */
export type ProviderRequest = {
    /** The path below the provider's base URL; begins with a slash. */
    readonly path: string;
    /** Headers in addition to those of every call. Default: none. */
    readonly headers?: Readonly<Record<string, HeaderValue>>;
    /** The body, with leaves in place of bytes. */
    readonly body: WireBody;
};

/** How a provider serves a task, as data and pure functions: a helper never fetches, waits or logs. */
export type ProviderHelper<Id extends TaskId> = {
    /**
     * Builds the request of a call.
     *
     * @throws InputError for a call that the provider cannot serve
     */
    readonly request: (call: ProviderCall<Id>) => ProviderRequest;
    /** Converts the response (JSON, or a Blob of bytes) to the task's output. Default: the response itself. */
    readonly response?: (body: unknown) => unknown;
    /** The location of the file in the response, for a task without `response`. Default: the response is the file. */
    readonly resultFile?: FilePlaces;
    /** Whether a model's file has no URL: a call that requests one is rejected before it is sent. Default: it has one. */
    readonly hasNoUrl?: (model: string) => boolean;
    /** Converts one event of the provider's stream to the helper's event. Default: the event itself. */
    readonly event?: (event: unknown) => unknown;
    /** Parameters that its API takes without an error and without an effect. Default: none. */
    readonly ignores?: readonly string[];
    /** How to wait for the result, if the response to the request is a job in a queue. */
    readonly queue?: Queue;
    /** The base URL of this task for calls with the provider's own key. Default: the provider's base URL. */
    readonly baseUrl?: string;
    /** An example that the provider accepts, if it rejects the task's own. */
    readonly example?: {
        /** The model's id on the Hub. Default: the task's own. */
        readonly model?: string;
        /** Default: the task's own. */
        readonly inputs?: InputsOf<Id>;
    };
};

/** The location of a file in a response. */
export type FilePlace = {
    /** The keys and indexes that lead to it. */
    readonly path: Path;
    /** The form of the file: its URL, or an image as base64 text. */
    readonly holds: "url" | "base64";
    /** Some models return a list there: the file is its first item. */
    readonly maybeListed?: true;
};

/** The possible locations of the file in a response: models differ. The first is the one that the request asks for. */
export type FilePlaces = readonly FilePlace[];

/** How to wait for a job in a queue, as data: the client polls by it, and snippets print it. */
export type Queue = {
    /** The path at which the job is polled. */
    readonly poll: JobPlace;
    /** The path at which the result is fetched. Default: the response to the last poll is the result. */
    readonly result?: JobPlace;
    /** The query that the router needs on both paths. Default: none. */
    readonly routedQuery?: string;
    /** The method of polls. Default: GET. */
    readonly method?: "POST";
    /** Headers of polls, in addition to those of every request to the provider. Default: none. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The field of a JSON body that holds the id in polls by POST. Default: the id is in the path. */
    readonly idField?: string;
    /**
     * The responses to polls say in `Retry-After` how many seconds to wait: snippets read it. The client reads it in any
     * case.
     */
    readonly retryAfter?: true;
    /** The path of the job's status in the response to a poll. */
    readonly status: Path;
    /** The status of a job that is done. `true` for a boolean, which may be missing until then. */
    readonly done: string | true;
    /** The statuses of a job that has failed; any other means that it is waiting. */
    readonly failed: readonly string[];
    /** The path of the reason for a failure in the response to a poll: a text, or an error with a message. */
    readonly reason?: Path;
    /** A job with a reason for failure has failed, whatever its status. */
    readonly reasonFails?: true;
    /** The response to the request has a status too: the job may be done already. */
    readonly respondsWithStatus?: true;
    /** The field of the output. A job that has its output is done, even if its status lags behind. */
    readonly output?: string;
    /** Milliseconds between the first two polls; later polls are further apart. */
    readonly interval: number;
};

/** The path of a job below the base URL: a value from the response to the request, between two fixed parts. */
export type JobPlace = {
    /** The part before the value: begins with a slash for an id, and is empty for a URL. */
    readonly before: string;
    /** The path of the value in the response to the request. */
    readonly path: Path;
    /**
     * Whether it is an id, an id with slashes such as `operations/7`, or a URL. Only the path of a URL is used, so that
     * the token stays on the provider's host.
     */
    readonly is: "id" | "path" | "url";
    /** The part after the value, such as `/status`; often empty. */
    readonly after: string;
};

/** The state of a job; if it has failed, the reason, as the provider gives it. */
export type JobState = "waiting" | "done" | { readonly failed: unknown };

/** A provider: a company that serves models, and how it is called. */
export type Provider<Id extends ProviderId = ProviderId> = {
    /** Its id, as a call names it. */
    readonly id: Id;
    /** Its name as people write it. */
    readonly name: string;
    /** The base URL for calls with its own key. */
    readonly baseUrl: string;
    /** The base URL for calls with a Hub token; undefined for a provider that accepts none. */
    readonly routedBaseUrl: string | undefined;
    /** The environment variable of its key, in snippets that call it directly. */
    readonly keyVariable: string;
    /** The scheme of its key in the Authorization header; a Hub token is always `Bearer`. */
    readonly scheme: "Bearer" | "Key";
    /** Its organisation on the Hub; absent for `auto`. */
    readonly organization?: string;
    /** Whether it takes the model ids that callers write, without a look-up of the Hub's mapping. Default: false. */
    readonly takesModelAsGiven?: boolean;
    /** Headers that are sent with every request. Default: none. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Its helper for each task that it serves. */
    readonly tasks: ProviderTasks;
    /** Its helpers for tasks at an OpenAI-compatible custom endpoint that is called in its place. */
    readonly endpointTasks?: ProviderTasks;
};

/** What surrounds a provider's API: the environment of its users, and its other hosts. The client does not need it. */
export type ProviderAccess = {
    /** The environment variables from which SDKs and frameworks read its key, in addition to `keyVariable`. */
    readonly keyVariables: readonly string[];
    /** A made-up key in the form that SDKs check. Default: any text. */
    readonly madeUpKey?: string;
    /** The environment variables that give the base URL to SDKs that use no proxy. Default: none. */
    readonly baseUrlVariables?: readonly string[];
    /** Hosts of its API in addition to those of its base URLs. Default: none. */
    readonly apiHosts?: readonly string[];
    /** The hosts of the files that it makes, which never receive a token; `*.` is any subdomain. Default: none. */
    readonly fileHosts?: readonly string[];
};

type ProviderTasks = { readonly [Task in TaskId]?: ProviderHelper<Task> };

/** The providers of a program, by id. */
export type ProviderTable = { readonly [Id in ProviderId]?: Provider<Id> };

type Definition<Id extends ProviderId> = Pick<Provider<Id>, "id" | "name" | "baseUrl" | "tasks"> &
    Partial<Provider<Id>>;

/** Defines a provider. The defaults: it is behind the router under its id, and takes its key as `Bearer`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineProvider<const Id extends ProviderId>(definition: Definition<Id>): Provider<Id> {
    return {
        routedBaseUrl: `${routerUrl}/${definition.id}`,
        keyVariable: `${definition.id.replaceAll("-", "_").toUpperCase()}_API_KEY`,
        scheme: "Bearer",
        ...definition,
    };
}

/** Adds tasks to a provider; `endpointTasks` are for a custom endpoint that is called in its place. */
/* @__NO_SIDE_EFFECTS__ */
export function withTasks<Id extends ProviderId>(
    provider: Provider<Id>,
    tasks: Provider["tasks"],
    endpointTasks?: Provider["tasks"],
): Provider<Id> {
    const { endpointTasks: ownTasks } = provider;
    return {
        ...provider,
        tasks: { ...provider.tasks, ...tasks },
        ...(endpointTasks && { endpointTasks: { ...ownTasks, ...endpointTasks } }),
    };
}
