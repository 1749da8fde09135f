import type { Call } from "@callsheet/inference/providers";
import type { RunOptions } from "./protocol.ts";

/**
 * The sandbox's configuration for a call. Before they send a request, libraries ask the Hub for the model's task and
 * for its providers with their ids, so the sandbox must know them.
 */
export function sandboxOfCall({
    task,
    model,
    provider,
    providerModelId,
    adapter,
    endpointUrl,
}: Call): Required<Pick<RunOptions, "models" | "ownHosts">> {
    if (endpointUrl !== undefined) return { models: {}, ownHosts: [new URL(endpointUrl).host] };
    if (provider === "auto") return { models: { [model]: { task } }, ownHosts: [] };
    const lora = adapter && {
        adapter: "lora" as const,
        ...(adapter.weightsPath !== undefined && { adapterWeightsPath: adapter.weightsPath }),
    };
    // OpenAI's ids are the Hub's without the owner.
    const own = provider === "openai" ? {} : { providerId: providerModelId ?? model };
    return { models: { [model]: { task, providers: { [provider]: { ...own, ...lora } } } }, ownHosts: [] };
}
