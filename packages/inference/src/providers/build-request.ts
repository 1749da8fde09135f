/** Builds the wire requests of calls to any provider. */
import type { Call } from "../call/call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { WireRequest } from "../wire/wire.ts";
import { findProvider, type ProviderAndHelper } from "./find-provider.ts";
import type { ProviderHelper } from "./provider.ts";
import { providers } from "./registry.ts";
import { responsesHelper } from "./responses.ts";
import { pollOf, requestOf } from "./wire-request.ts";

/**
 * Builds the wire request of a call, as data. Nothing is sent.
 *
 * @param call the call; if the provider has its own id of the model, it must be at `providerModelId`
 * @returns `{ method, url, headers, body? }`, with a secret in place of the token and leaves in place of files
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
    const { provider, helper } = providerAndHelperOf(call);
    return requestOf(call, provider, helper);
}

/**
 * The provider helper for a call; for a custom endpoint that speaks OpenAI's API, the helper for that API.
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
export const helperOf = <Id extends TaskId>(call: Call<Id>): ProviderHelper<Id> => providerAndHelperOf(call).helper;

/**
 * Builds the wire request that polls a job in the provider's queue, or fetches its result. Nothing is sent.
 *
 * @param call the call that started the job
 * @param path the path of the job, below the base URL of the call
 * @param id the job's id, for a provider that takes it in the body
 * @returns `{ method, url, headers, body? }`, with a secret in place of the token
 * @throws RoutingError when the provider does not serve the task, or is not behind the router; InputError when the
 * endpoint is not a URL
 * @example
 * import { pollRequest } from "@callsheet/inference";
 *
 * const call = { task: "text-to-video", model: "tencent/HunyuanVideo", provider: "novita", inputs: "Rain." } as const;
 * const { url } = pollRequest(call, "/v3/async/task-result?task_id=42");
 */
export function pollRequest<Id extends TaskId>(call: Call<Id>, path: string, id?: string): WireRequest {
    const { provider, helper } = providerAndHelperOf(call);
    return pollOf(call, provider, helper, path, id);
}

/** The provider and the helper for a call; for a chat, the helper for the API that it names. */
function providerAndHelperOf<Id extends TaskId>(call: Call<Id>): ProviderAndHelper<Id> {
    const { provider, helper } = findProvider(providers, call);
    const isOther = call.api === "responses" && call.task === "conversational";
    return { provider, helper: isOther ? responsesHelper(call, helper) : helper };
}
