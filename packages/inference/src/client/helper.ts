/** Creates a task's helper: the function that a user calls. */

import { chatProviders, providers } from "../generated/providers.ts";
import { finish } from "../request/finish.ts";
import { withMediaTypes } from "../request/media-type.ts";
import type { ClientDefaults, Dependencies, Invocation, Options, Target } from "../request/options.ts";
import { performStreamWith, performWith } from "../request/perform.ts";
import { usualCompletion, usualEvents } from "../tasks/chat-answers.ts";
import type { Streaming, TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";

/** The same type, or with the inputs under their older name, `data`. */
export type WithData<Input extends { inputs: unknown }> =
    | Input
    | (Omit<Input, "inputs"> & {
          /** The inputs, under their older name. */
          data: Input["inputs"];
      });

/** The first argument of a helper, as the helper reads it. Each task's named type is more precise. */
export type Arguments<Given, Parameters, Flat extends string> = Target &
    ([Flat] extends [never]
        ? {
              readonly inputs?: Given | undefined;
              readonly data?: Given | undefined;
              readonly parameters?: Parameters | undefined;
          }
        : { readonly [Key in Flat]: Given } & Parameters);

/** Makes the call and returns the validated output. */
type Helper<Given, Parameters, Output, Flat extends string> = (
    args: Arguments<Given, Parameters, Flat>,
    options?: Options,
) => Promise<Output>;

/** Makes the call and yields each event as it arrives. Leaving the loop early cancels the request. */
type StreamHelper<Given, Parameters, Event, Flat extends string> = (
    args: Arguments<Given, Parameters, Flat>,
    options?: Options,
) => AsyncGenerator<Event, void, undefined>;

/**
 * Creates the helper of a task.
 * @returns a function that rejects with an InputError, a ProviderApiError or a ProviderOutputError
 */
/* @__NO_SIDE_EFFECTS__ */
export function helper<Given, Inputs, Parameters, Output, Flat extends string>(
    task: TaskSchemas<TaskId, Given, Inputs, Parameters, Output, Flat>,
    dependencies: Dependencies,
): Helper<Given, Parameters, Output, Flat> {
    return (args, options) => performWith(dependencies, task, invocationOf(task, args), options);
}

/** Creates the streaming helper of a task. */
/* @__NO_SIDE_EFFECTS__ */
export function streamHelper<Given, Inputs, Parameters, Output, Event, Flat extends string>(
    task: TaskSchemas<TaskId, Given, Inputs, Parameters, Output, Flat> & Streaming<Event>,
    dependencies: Dependencies,
): StreamHelper<Given, Parameters, Event, Flat> {
    return (args, options) => performStreamWith(dependencies, task, invocationOf(task, args), options);
}

/** Splits the argument of a helper into target, inputs and parameters. */
export function invocationOf(
    { flat }: Pick<TaskSchemas, "flat">,
    args: Target & Readonly<Record<string, unknown>>,
): Invocation {
    const { accessToken, model, provider, endpointUrl, ...rest } = args;
    const target = { accessToken, model, provider, endpointUrl };
    if (flat === undefined) return { target, inputs: rest["inputs"] ?? rest["data"], parameters: rest["parameters"] };
    const { [flat]: inputs, ...parameters } = rest;
    return { target, inputs, parameters };
}

/** Fills the token and the defaults of a client into the calls of its methods. */
export class BoundClient {
    readonly #target: Target;
    readonly #options: Options;

    constructor(accessToken: string | undefined, defaults: ClientDefaults) {
        const { model, provider, endpointUrl, ...options } = defaults;
        this.#target = { accessToken, model, provider, endpointUrl };
        this.#options = options;
    }

    protected bind<Helper extends (args: never, options: never) => unknown>(helper: Helper): Helper {
        const boundHelper: unknown = (args: object, options?: object) =>
            helper({ ...this.#target, ...args } as never, { ...this.#options, ...options } as never);
        // Only fills in defaults: the helper's arguments and results keep their types, for each type of output too.
        return boundHelper as Helper;
    }
}

/** All dependencies, for every task but chat: all providers, queues, and files as inputs and outputs. */
export const allDependencies: Dependencies = {
    providers,
    finish,
    withMediaTypes,
    chatAnswers: { usualCompletion, usualEvents },
};

/** Chat needs only the providers that chat, without queues or files. */
export const chatDependencies: Dependencies = { providers: chatProviders, chatAnswers: { usualCompletion } };

/** Chat that streams also needs to read its events. */
export const chatStreamDependencies: Dependencies = {
    providers: chatProviders,
    chatAnswers: { usualCompletion, usualEvents },
};
