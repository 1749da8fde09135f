/** The dependencies of a task's helper, and a call that it has prepared for sending. */
import type { Call } from "../call/call.ts";
import type { ErrorContext } from "../errors/errors.ts";
import type { ProviderAndHelper } from "../providers/find-provider.ts";
import type { ProviderTable } from "../providers/provider.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Options } from "./options.ts";
import type { Sender } from "./send.ts";

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
