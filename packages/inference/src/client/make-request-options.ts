import { requestOf } from "../providers/build.ts";
import type { TaskProviderHelper } from "../providers/get-provider-helper.ts";
import { fillBody } from "../request/fill.ts";
import { prepare } from "../request/prepare.ts";
import { fillHeaders } from "../request/send.ts";
import { schemas } from "../tasks/schemas.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { CustomArguments } from "./any-task.ts";
import { allDependencies } from "./dependencies.ts";
import { invocationOf } from "./helper.ts";
import type { ImageOptions } from "./image-helper.ts";

/** The options of a request that the program sends itself. */
export type RequestOptions = ImageOptions & {
    /** Not needed, for the helper says it; the ecosystem's client takes it here. */
    readonly task?: TaskId | undefined;
};

/**
 * What `fetch` is called with for a call: for programs that send it themselves. `info` holds the access token.
 *
 * @param args what the task's helper takes, but for `provider`, which the helper says
 * @param args.stream asks for events; default false
 * @param helper whom the request is for, from `getProviderHelper`
 * @param options those of the task's helper. The look-up at the Hub, where one is needed, keeps to them; `info` holds the
 * signal
 * @returns `{ url, info }`; of a provider with a queue, the request that begins the job
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
