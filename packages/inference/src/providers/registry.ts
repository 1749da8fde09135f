import type { ProviderId } from "../call/provider-id.ts";
import { providerAccess, providers } from "../generated/providers.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { findHelper, findProvider, providersServing } from "./find-provider.ts";
import type { Provider, ProviderHelper } from "./provider.ts";

export { providers } from "../generated/providers.ts";

/**
 * A provider's helper for a task, if it has one.
 *
 * @param provider the provider's id
 * @param task the task's id
 * @returns the helper; undefined if the provider does not serve the task
 * @example
 * import { providerHelper } from "@callsheet/inference";
 *
 * const serves = providerHelper("together", "text-to-video") !== undefined; // true
 */
export const providerHelper = <Id extends TaskId>(provider: ProviderId, task: Id): ProviderHelper<Id> | undefined =>
    findHelper(providers, provider, task);

/**
 * Whether a provider has model ids of its own, which only the Hub's mapping knows.
 *
 * @param id the provider's id
 * @returns false for `auto`, and for a provider that takes the Hub's ids
 * @example
 * import { hasOwnModelIds } from "@callsheet/inference";
 *
 * const found = (["hf-inference", "fal-ai"] as const).map(hasOwnModelIds); // [false, true]
 */
export const hasOwnModelIds = (id: ProviderId): boolean => {
    const { takesModelAsGiven }: Provider = providers[id];
    return id !== "auto" && takesModelAsGiven !== true;
};

/**
 * The providers that serve a task.
 *
 * @param task the task's id
 * @returns their ids, in the order of `providerIds`; `auto` among them for chat
 * @example
 * import { providersOf } from "@callsheet/inference";
 *
 * const ids = providersOf("text-to-video");
 */
export const providersOf = (task: TaskId): ProviderId[] => providersServing(providers, task);

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

/**
 * Every environment variable from which an SDK reads a provider's key, first that of the snippets.
 *
 * @param id the provider's id
 * @returns the names of the variables
 * @example
 * import { keyVariablesOf } from "@callsheet/inference/providers";
 *
 * const variables = keyVariablesOf("cohere"); // ["COHERE_API_KEY", "CO_API_KEY"]
 */
export const keyVariablesOf = (id: ProviderId): readonly string[] => [
    providers[id].keyVariable,
    ...providerAccess[id].keyVariables,
];

/**
 * Every host of a provider's API, the one of its base URL first. They may receive its key, or for the Hub a Hub token.
 *
 * @param id the provider's id
 * @returns the hosts; hosts of files are in `providerAccess`
 * @example
 * import { apiHostsOf } from "@callsheet/inference/providers";
 *
 * const hosts = apiHostsOf("fal-ai"); // ["fal.run", "queue.fal.run", "rest.fal.ai"]
 */
export function apiHostsOf(id: ProviderId): readonly string[] {
    const { baseUrl, tasks }: Provider = providers[id];
    const urls = [baseUrl, ...Object.values(tasks).flatMap((helper) => helper?.baseUrl ?? [])];
    return [...new Set([...urls.map((url) => new URL(url).host), ...(providerAccess[id].apiHosts ?? [])])];
}
