/** Matrix rows with a LoRA adapter, for the providers and tasks that support one. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Row } from "./matrix-row.ts";
import { takesAdapter } from "./takes-adapter.ts";

/** A well-known adapter. fal has its own model for adapters of this kind. */
const adapter = { id: "nerijs/pixel-art-xl", adapterWeightsPath: "pixel-art-xl.safetensors" };
const adapterModels: { readonly [Id in ProviderId]?: string } = { "fal-ai": "fal-ai/lora" };

/** The rows with the adapter; none if the provider does not take adapters for the task. */
export function adapterRows(provider: ProviderId, task: TaskId): readonly Row[] {
    if (!takesAdapter(provider, task)) return [];
    const { id, adapterWeightsPath } = adapter;
    const mapping = { providerId: adapterModels[provider] ?? id, adapter: "lora", adapterWeightsPath };
    return Object.entries({ lora: {}, "lora-direct": { directRequest: true } }).map(([name, options]) => ({
        name,
        model: { id, pipeline_tag: task, tags: ["lora"] },
        mapping,
        options,
    }));
}
