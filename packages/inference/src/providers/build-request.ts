/** Wire requests of calls to any provider. */
import type { Call } from "../call/call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { WireRequest } from "../wire/wire.ts";
import { pollOf, requestOf } from "./build.ts";
import { type Served, servedBy } from "./find.ts";
import type { ProviderHelper } from "./provider.ts";
import { providers } from "./registry.ts";
import { byResponses } from "./responses.ts";

/**
 * The wire request of a call, as data. Nothing is sent.
 *
 * @param call the call; a provider that has its own id of the model needs it at `providerModelId`
 * @returns `{ method, url, headers, body? }`, with a secret in the token's place and leaves in that of files
 * @throws RoutingError when the provider does not serve the task, or is not behind the router; InputError when the
 * endpoint is not a URL, or the provider cannot serve the call
 * @example
 * import { buildRequest } from "@callsheet/inference";
 *
 * const { url, headers, body } = buildRequest({
 *     task: "fill-mask",
 *     model: "google-bert/bert-base-uncased",
 *     provider: "hf-inference",
 *     inputs: "A [MASK].",
 * });
 */
export function buildRequest<Id extends TaskId>(call: Call<Id>): WireRequest {
    const { provider, helper } = servedAs(call);
    return requestOf(call, provider, helper);
}

/**
 * The provider helper by which a call is made; that of OpenAI's form at a server of one's own that speaks it.
 *
 * @param call the call; its provider, task and endpoint decide
 * @returns the helper: data and pure functions
 * @throws RoutingError when the provider does not serve the task; InputError when the endpoint is not a URL
 * @example
 * import { helperOf } from "@callsheet/inference";
 *
 * const call = { task: "text-to-video", model: "tencent/HunyuanVideo", provider: "fal-ai", inputs: "Rain." } as const;
 * const waits = helperOf(call).queue !== undefined; // true
 */
export const helperOf = <Id extends TaskId>(call: Call<Id>): ProviderHelper<Id> => servedAs(call).helper;

/**
 * The wire request that polls a call's job in the provider's queue, or asks for its result. Nothing is sent.
 *
 * @param call the call whose job it is
 * @param path where the job is, below the base URL that the call went to
 * @returns `{ method: "GET", url, headers }`, with a secret in the token's place
 * @throws RoutingError when the provider does not serve the task, or is not behind the router; InputError when the
 * endpoint is not a URL
 * @example
 * import { pollRequest } from "@callsheet/inference";
 *
 * const call = { task: "text-to-video", model: "tencent/HunyuanVideo", provider: "novita", inputs: "Rain." } as const;
 * const { url } = pollRequest(call, "/v3/async/task-result?task_id=42");
 */
export function pollRequest<Id extends TaskId>(call: Call<Id>, path: string): WireRequest {
    const { provider, helper } = servedAs(call);
    return pollOf(call, provider, helper, path);
}

/** Who serves a call, and how: a chat by the API that it names. */
function servedAs<Id extends TaskId>(call: Call<Id>): Served<Id> {
    const { provider, helper } = servedBy(providers, call);
    const isOther = call.api === "responses" && call.task === "conversational";
    return { provider, helper: isOther ? byResponses(call, helper) : helper };
}
