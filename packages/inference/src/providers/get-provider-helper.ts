import type { ProviderId } from "../call/provider-id.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { findProvider } from "./find-provider.ts";
import type { ProviderHelper } from "./provider.ts";
import { providers } from "./registry.ts";

/** A provider's helper for a task, with the ids of both. */
export type TaskProviderHelper<Id extends TaskId = TaskId> = ProviderHelper<Id> & {
    /** The provider's id. */
    readonly provider: ProviderId;
    /** The task's id. */
    readonly task: Id;
};

/**
 * A provider's helper for a task: pure functions that build the request and read the response.
 *
 * @param provider the provider's id; `auto` serves only chat, for which the router chooses a provider
 * @param task the task's id
 * @returns the helper, with the provider's id and the task's; `providerHelper` returns undefined where this throws
 * @throws RoutingError naming the providers that do serve the task
 * @example
 * import { getProviderHelper, makeRequestOptions } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const { url, info } = await makeRequestOptions(call, getProviderHelper("hf-inference", "fill-mask"));
 */
export function getProviderHelper<Id extends TaskId>(provider: ProviderId, task: Id): TaskProviderHelper<Id> {
    const { helper } = findProvider(providers, { provider, task });
    return { ...helper, provider, task };
}
