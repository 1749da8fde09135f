import { exampleOf, type ProviderId, providerHelper } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { callOf } from "./call-of-model.ts";
import { serializedRequest } from "./matrix-request.ts";

/** Placeholder weights: only their presence in the request matters. */
const weights = { hubModelId: "owner/adapter", weightsPath: "weights.safetensors" };

/**
 * Whether a provider takes a LoRA adapter for a task, that is, whether its request contains the adapter's weights.
 *
 * @param provider the provider's id
 * @param task the task's id
 * @returns false if the request ignores an adapter, or the provider does not serve the task
 * @example
 * import { takesAdapter } from "@callsheet/snippets";
 *
 * const takes = [takesAdapter("fal-ai", "text-to-image"), takesAdapter("groq", "conversational")]; // [true, false]
 */
export function takesAdapter(provider: ProviderId, task: TaskId): boolean {
    if (providerHelper(provider, task) === undefined) return false;
    const { model: id } = exampleOf(provider, task);
    const call = callOf(task, { id, pipeline_tag: task }, provider, { providerId: id }, {});
    return serializedRequest(call) !== serializedRequest({ ...call, adapter: weights });
}
