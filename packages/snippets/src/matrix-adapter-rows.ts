/** Rows of adapters, wherever a request holds them. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Row } from "./matrix-row.ts";
import { takesAdapter } from "./takes-adapter.ts";

/** A well-known adapter. fal has a model of its own for those of its kind. */
const adapter = { id: "nerijs/pixel-art-xl", adapterWeightsPath: "pixel-art-xl.safetensors" };
const adapterModels: { readonly [Id in ProviderId]?: string } = { "fal-ai": "fal-ai/lora" };

/** The rows of the adapter; none where a request does not hold it. */
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
