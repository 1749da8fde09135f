import { schemas } from "../generated/schemas.ts";
import type { TaskProviderHelper } from "../providers/registry.ts";
import { requestOf } from "../providers/wire-request.ts";
import { fillBody } from "../request/fill-body.ts";
import { prepare } from "../request/prepare.ts";
import { fillHeaders } from "../request/send.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { CustomArguments } from "./any-task.ts";
import { allDependencies } from "./dependencies.ts";
import { invocationOf } from "./helper.ts";
import type { ImageOptions } from "./image-helper.ts";

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
