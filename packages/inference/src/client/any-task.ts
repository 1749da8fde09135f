/** Calls to a task that is known only at run time. */
import type { GenericSchema } from "valibot";
import { InputError } from "../errors/errors.ts";
import { schemas } from "../generated/schemas.ts";
import type { TaskProviderHelper } from "../providers/registry.ts";
import { requestOf } from "../providers/wire-request.ts";
import { fillBody } from "../request/fill-body.ts";
import { suggestionFor } from "../request/nearest-name.ts";
import type { Invocation, Options, Target } from "../request/options.ts";
import { performRaw, performRawStream, performStreamWith, performWith } from "../request/perform.ts";
import { prepare } from "../request/prepare.ts";
import { fillHeaders } from "../request/send.ts";
import type { Streaming, TaskSchemas } from "../tasks/task.ts";
import { isTaskId, type TaskId, taskIds } from "../tasks/task-id.ts";
import { allDependencies, invocationOf } from "./helper.ts";
import type { ImageOptions } from "./image-helper.ts";

/**
 * Calls a task that is known only at run time.
 *
 * @param task the task: an entry of `tasks`
 * @param call the target, and the inputs and parameters, not validated yet
 * @param options the options that every call takes; default none
 * @returns the validated output of the task
 * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
 * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
 * AbortedError
 * @example
 * import { perform, tasks } from "@callsheet/inference";
 *
 * const target = { accessToken: process.env.HF_TOKEN, model: "ProsusAI/finbert" };
 * const call = { target, inputs: "Profits rose again.", parameters: undefined };
 * const labels = await perform(tasks["text-classification"], call);
 */
export const perform = <Output>(
    task: TaskSchemas & { readonly output: GenericSchema<unknown, Output> },
    call: Invocation,
    options?: Options,
): Promise<Output> => performWith(allDependencies, task, call, options);

/**
 * Calls a streaming task that is known only at run time.
 *
 * @param task the task: an entry of `tasks` for which `isStreamingTask` is true
 * @param call the target, and the inputs and parameters, not validated yet
 * @param options the options that every call takes; default none
 * @returns the validated events, each as it arrives; leaving the loop early cancels the request
 * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
 * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
 * AbortedError
 * @example
 * import { performStream, tasks } from "@callsheet/inference";
 *
 * const target = { accessToken: process.env.HF_TOKEN, model: "google/gemma-2-2b-it" };
 * const call = { target, inputs: [{ role: "user", content: "Hello" }], parameters: { max_tokens: 20 } };
 * for await (const { choices } of performStream(tasks.conversational, call)) console.log(choices[0]?.delta.content);
 */
export const performStream = <Event>(
    task: TaskSchemas & Streaming<Event>,
    call: Invocation,
    options?: Options,
): AsyncGenerator<Event, void, undefined> => performStreamWith(allDependencies, task, call, options);

/** @throws InputError for a task that does not exist */
function definitionOf(task: string | undefined): TaskSchemas {
    if (task === undefined) throw new InputError('Name the task, such as { task: "text-classification" }.');
    if (isTaskId(task)) return schemas[task];
    throw new InputError(`There is no task "${task}". ${suggestionFor(task, taskIds)}`, { task });
}

/** The arguments of a custom call: those of the task's helper, by the same names. */
export type CustomArguments = Target & Readonly<Record<string, unknown>>;

/** The options of a custom call: those of every call, and the task. */
export type CustomOptions = Options & {
    /** The task's id. */
    readonly task: TaskId;
};

/**
 * Sends what the task's helper sends, and returns the provider's response unchanged. Does not wait for a job.
 *
 * @typeParam Output the type that the caller expects; the response is not validated
 * @param args the arguments of the task's helper, by the same names
 * @param options the task, and the options that every call takes
 * @returns JSON, a string or a Blob; for a provider with a queue, the response that starts the job
 * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
 * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response that cannot be read, or is too
 * large; TimeoutError; AbortedError
 * @example
 * import { request } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "ProsusAI/finbert", inputs: "Profits rose again." };
 * const response = await request(call, { task: "text-classification" });
 */
export async function request<Output = unknown>(
    args: CustomArguments,
    { task, ...options }: CustomOptions,
): Promise<Output> {
    const definition = definitionOf(task);
    return (await performRaw(allDependencies, definition, invocationOf(definition, args), options)) as Output;
}

/**
 * Sends what the task's streaming helper sends, and yields each of the provider's events unchanged.
 *
 * @typeParam Event the type that the caller expects; events are not validated
 * @param args the arguments of the task's streaming helper, by the same names
 * @param options the task, and the options that every call takes
 * @returns the events, as JSON; leaving the loop early cancels the request
 * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
 * ProviderApiError for a status that is not 2xx; ProviderOutputError for an event that cannot be read, or is too large;
 * TimeoutError; AbortedError
 * @example
 * import { streamingRequest } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "openai-community/gpt2", inputs: "Once upon a time" };
 * for await (const event of streamingRequest(call, { task: "text-generation" })) console.log(event);
 */
export function streamingRequest<Event = unknown>(
    args: CustomArguments,
    { task, ...options }: CustomOptions,
): AsyncGenerator<Event, void, undefined> {
    const invocation = () => {
        const definition = definitionOf(task);
        return [definition, invocationOf(definition, args)] as const;
    };
    return performRawStream(allDependencies, invocation, options) as AsyncGenerator<Event, void, undefined>;
}

/** The options of a request that the program sends itself. */
export type RequestOptions = ImageOptions & {
    /** Not needed, because the helper knows it; accepted because `@huggingface/inference` takes it here. */
    readonly task?: TaskId | undefined;
};

/**
 * The arguments of `fetch` for a call, for programs that send it themselves. `info` contains the access token.
 *
 * @param args the arguments of the task's helper; `provider` is taken from `helper` instead
 * @param args.stream whether to request a stream of events; default false
 * @param helper the provider's helper for the task, from `getProviderHelper`
 * @param options the options of the task's helper. They apply to the look-up at the Hub, if one is needed; `info`
 * contains the signal
 * @returns `{ url, info }`; for a provider with a queue, the request that starts the job
 * @throws InputError, RoutingError or HubApiError, as the task's helper does before it sends
 * @example
 * import { getProviderHelper, makeRequestOptions } from "@callsheet/inference";
 *
 * const helper = getProviderHelper("hf-inference", "text-classification");
 * const call = { accessToken: process.env.HF_TOKEN, model: "ProsusAI/finbert", inputs: "Profits rose again." };
 * const { url, info } = await makeRequestOptions(call, helper);
 * const response = await fetch(url, info);
 */
export async function makeRequestOptions(
    { stream = false, ...args }: CustomArguments & { readonly stream?: boolean | undefined },
    { provider, task }: Pick<TaskProviderHelper, "provider" | "task">,
    { outputType, ...options }: RequestOptions = {},
): Promise<{ url: string; info: RequestInit }> {
    const definition: TaskSchemas = schemas[task];
    const dependencies = { ...allDependencies, wantsUrl: outputType === "url" };
    const invocation = invocationOf(definition, { ...args, provider });
    const prepared = await prepare(dependencies, definition, invocation, options, stream);
    const { method, url, headers, body } = requestOf(prepared.call, prepared.provider, prepared.helper);
    return {
        url,
        info: {
            method,
            headers: fillHeaders(headers, prepared.token, prepared.context),
            ...(body && { body: await fillBody(body) }),
            ...(options.signal && { signal: options.signal }),
        },
    };
}
