/** What surrounds the providers' APIs: the variables of their keys, and their hosts. */
import type { ProviderId } from "../call/provider-id.ts";
import { providerAccess, providers } from "../generated/providers.ts";
import type { Provider } from "./provider.ts";

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
