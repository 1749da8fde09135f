/** Wire requests of calls to any provider. */
import type { Call } from "./call.ts";
import { servedBy } from "./providers/find.ts";
import type { ProviderHelper } from "./providers/provider.ts";
import { providers } from "./providers/registry.ts";
import { pollOf, requestOf } from "./request/build.ts";
import type { TaskId } from "./tasks/task-id.ts";
import type { WireRequest } from "./wire.ts";

/**
 * The wire request of a call. Pure: nothing is sent, and the token stands in it as a secret.
 *
 * @throws RoutingError when the provider does not serve the task; InputError when the endpoint is not a URL
 * @example buildRequest({ task: "fill-mask", model: "google-bert/bert-base-uncased", provider: "hf-inference", inputs: "A [MASK]." }).url
 */
export function buildRequest<Id extends TaskId>(call: Call<Id>): WireRequest {
    const { provider, helper } = servedBy(providers, call);
    return requestOf(call, provider, helper);
}

/**
 * The provider's helper by which a call is made; that of OpenAI's form at a server of one's own that speaks it.
 * @throws InputError when the provider does not serve the task
 */
export const helperOf = <Id extends TaskId>(call: Call<Id>): ProviderHelper<Id> => servedBy(providers, call).helper;

/**
 * The wire request that polls a call's job in the provider's queue, or at its result.
 * @param path below the base URL that the call went to
 */
export function pollRequest<Id extends TaskId>(call: Call<Id>, path: string): WireRequest {
    const { provider, helper } = servedBy(providers, call);
    return pollOf(call, provider, helper, path);
}
