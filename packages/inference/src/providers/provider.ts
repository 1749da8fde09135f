/** What a provider is, as data: where it is, how it authenticates, and for each task what is sent and what comes back. */
import type { InputsOf, ParametersOf } from "../call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { HeaderValue, WireBody } from "../wire.ts";
import type { ProviderId } from "./provider-id.ts";

/** The part of a call that a provider's helper sees. */
export type ProviderCall<Id extends TaskId> = {
    /** The provider's own id of the model. */
    readonly model: string;
    readonly inputs: InputsOf<Id>;
    readonly parameters: ParametersOf<Id>;
    readonly stream: boolean;
};

export type ProviderRequest = {
    /** Below the provider's base URL; begins with a slash. */
    readonly path: string;
    readonly headers?: Readonly<Record<string, HeaderValue>>;
    readonly body: WireBody;
};

/** Pure functions: a helper never fetches, waits or logs. */
export type ProviderHelper<Id extends TaskId> = {
    readonly request: (call: ProviderCall<Id>) => ProviderRequest;
    /** From the answer (JSON, or a Blob of bytes) to what the task gives. Default: the answer itself. */
    readonly response?: (answer: unknown) => unknown;
    /** From one streamed event to what the streaming helper gives. Default: the event itself. */
    readonly event?: (event: unknown) => unknown;
    /** What a custom endpoint's base URL is followed by, where the task has a standard path. Default: nothing. */
    readonly endpointPath?: string;
};

export type Provider<Id extends ProviderId = ProviderId> = {
    readonly id: Id;
    /** Its name as people write it. */
    readonly name: string;
    /** Where it is reached with its own key. */
    readonly baseUrl: string;
    /** Where it is reached with a Hub token. */
    readonly routedBaseUrl: string;
    /** The environment variable that holds its key in direct snippets. */
    readonly keyVariable: string;
    /** How the Authorization header names its key; a Hub token is always `Bearer`. */
    readonly scheme: "Bearer" | "Key";
    readonly tasks: { readonly [Task in TaskId]?: ProviderHelper<Task> };
};

/** A URL that the sender must still download, without the token, to have the result. */
export class Download {
    readonly url: string;

    constructor(url: string) {
        this.url = url;
    }
}
