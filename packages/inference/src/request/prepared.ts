/** A call on its way: what a task's helper works with, and what is known once the call can be sent. */
import type { Call } from "../call/call.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import type { Served } from "../providers/find.ts";
import type { ProviderTable } from "../providers/provider.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Options } from "./options.ts";
import type { Sender } from "./send.ts";

/** What a task's helper works with: a program carries only what its tasks need. */
export type Dependencies = {
    /** The providers that can be asked. */
    readonly providers: ProviderTable;
    /** From the first response to the result, where a provider of the task has a queue or gives files by their URL. */
    readonly finish?: Finish;
    /** The address of the file that the task gives, rather than its bytes. Default: false. */
    readonly wantsUrl?: boolean;
    /** Gives the inputs' bytes the types that they lack, where a task takes bytes. */
    readonly withMediaTypes?: (inputs: unknown) => Promise<unknown>;
};

export type Finish = (prepared: Prepared, body: unknown, options: Options) => Promise<unknown>;

/** A call that is ready to be sent. */
export type Prepared = Served<TaskId> & {
    readonly call: Call;
    readonly context: ErrorContext;
    readonly sender: Sender;
    readonly token: string | undefined;
};
