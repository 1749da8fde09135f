/** The target and the options of a call: all that a caller passes besides inputs and parameters. */

import type { Call } from "../call/call.ts";
import type { Mapping } from "../call/mapping.ts";
import type { ProviderId } from "../call/provider-id.ts";
import type { ErrorContext } from "../errors/errors.ts";
import type { ProviderAndHelper } from "../providers/find-provider.ts";
import type { ProviderTable } from "../providers/provider.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Timeouts } from "./clock.ts";
import type { Sender } from "./send.ts";

/** The target of a call: the token, the model, and the provider or endpoint. */
export type Target = {
    /** A Hub token (`hf_…`), for calls through the router; any other is taken for the provider's own key. */
    readonly accessToken?: string | undefined;
    /** The model's id on the Hub; for a custom endpoint, the name that its server uses. */
    readonly model?: string | undefined;
    /** The provider's id, or `auto`. Default: `hf-inference`. */
    readonly provider?: ProviderId | undefined;
    /** The URL of a custom endpoint, called instead of the provider. */
    readonly endpointUrl?: string | undefined;
};

/** Finds the mapping of a model by its id on the Hub; for callers that have mappings already. */
export type MappingLookUp = (model: string) => Promise<readonly Mapping[]>;

/** The options of every call. */
export type Options = {
    /** The organisation that pays for the call, by its Hub name. */
    readonly billTo?: string | undefined;
    /** Aborts the call, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** The maximum number of tries of a request; 1 for no retry. Default: 3. */
    readonly tries?: number | undefined;
    /** The name in `@huggingface/inference`: `false` means `tries: 1`. */
    readonly retry_on_error?: boolean | undefined;
    /** The timeouts of the call and of its parts; `Timeouts` lists the defaults. */
    readonly timeouts?: Timeouts | undefined;
    /** The maximum size of a response, in bytes; of a stream, that of one event. Default: 500 MiB; 64 MiB for an event. */
    readonly maxBytes?: number | undefined;
    /** Where the model is served, if known: an entry, or a function that finds them. Default: looked up at the Hub. */
    readonly mapping?: Mapping | MappingLookUp | undefined;
    /** Called while a job waits in a provider's queue, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/** The defaults for every call of a client; a call may override them. */
export type ClientDefaults = Omit<Target, "accessToken"> & Options;

/** A call as a helper passes it on, not validated yet. */
export type Invocation = {
    /** The target of the call. */
    readonly target: Target;
    /** The task's inputs. */
    readonly inputs: unknown;
    /** The task's parameters; undefined for none. */
    readonly parameters: unknown;
};

/** The dependencies of a task's helper: a program bundles only those that its tasks need. */
export type Dependencies = {
    /** The providers that can be called. */
    readonly providers: ProviderTable;
    /** Gets the result from the first response, if a provider of the task has a queue or returns files by their URL. */
    readonly finish?: Finish;
    /** Gives the answers of a chat that are not usual the form of the schema, if the task is a chat. */
    readonly chatAnswers?: ChatAnswers;
    /** Whether to request the URL of the resulting file instead of its bytes. Default: false. */
    readonly wantsUrl?: boolean;
    /** Adds the media types that the inputs' bytes lack, if the task takes bytes. */
    readonly withMediaTypes?: (inputs: unknown) => Promise<unknown>;
};

type ChatAnswers = {
    /** Gives a whole answer the usual form. */
    readonly usualCompletion: (output: unknown) => unknown;
    /** Creates the function that does so for the events of one stream, if the helper streams. */
    readonly usualEvents?: () => (event: unknown) => unknown;
};

export type Finish = (prepared: Prepared, body: unknown, options: Options) => Promise<unknown>;

/** A call that is ready to be sent. */
export type Prepared = ProviderAndHelper<TaskId> & {
    readonly call: Call;
    readonly context: ErrorContext;
    readonly sender: Sender;
    readonly token: string | undefined;
};
