import { exampleOf, type ProviderId, providerHelper } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { callOf } from "./call-of-model.ts";
import { writtenRequest } from "./matrix-request.ts";

/** Any weights: what matters is whether they stand in the request. */
const weights = { hubModelId: "owner/adapter", weightsPath: "weights.safetensors" };

/**
 * Whether a provider takes a LoRA adapter for a task: whether its request holds the weights that a mapping names.
 *
 * @param provider the provider's id
 * @param task the task's id
 * @returns false where an adapter would be left out, or the provider does not serve the task
 * @example
 * import { takesAdapter } from "@callsheet/snippets";
 *
 * const takes = [takesAdapter("fal-ai", "text-to-image"), takesAdapter("groq", "conversational")]; // [true, false]
 */
export function takesAdapter(provider: ProviderId, task: TaskId): boolean {
    if (providerHelper(provider, task) === undefined) return false;
    const { model: id } = exampleOf(provider, task);
    const call = callOf(task, { id, pipeline_tag: task }, provider, { providerId: id }, {});
    return writtenRequest(call) !== writtenRequest({ ...call, adapter: weights });
}
