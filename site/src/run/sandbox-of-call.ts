import type { Call } from "@callsheet/inference/providers";
import type { RunOptions } from "./protocol.ts";

/**
 * What the sandbox has to know of a call, for its programs to run: libraries ask the Hub which model does what, and who
 * serves it under which id, before they send anything.
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
    // OpenAI's ids are those of the Hub without the owner.
    const own = provider === "openai" ? {} : { providerId: providerModelId ?? model };
    return { models: { [model]: { task, providers: { [provider]: { ...own, ...lora } } } }, ownHosts: [] };
}
