/** Where the Hub says that a model is served. */
import { catalogue } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import { isServiceId, type ServiceId, serves } from "./serves.ts";

/** How one provider serves a model. */
export type SandboxMapping = {
    /** The provider's own id of the model. Default: that of the catalogue, or else one that is made from the Hub's id. */
    readonly providerId?: string;
    /** `staging` while the provider still tries the model out. Default: `live`. */
    readonly status?: "live" | "staging";
    /** What the provider serves the model for. Default: the model's task. */
    readonly task?: TaskId;
    /** The model is a LoRA adapter. Default: it is none. */
    readonly adapter?: "lora";
    /** The file of the adapter's weights in its repository on the Hub. */
    readonly adapterWeightsPath?: string;
};

export type MappingEntry = SandboxMapping & {
    readonly provider: ServiceId;
    readonly hfModelId: string;
    readonly providerId: string;
    readonly status: "live" | "staging";
    readonly task: TaskId;
};

/** The entry of a provider, with what is not given about it. */
export const entryOf = (
    provider: ServiceId,
    hubId: string,
    task: TaskId,
    given: SandboxMapping = {},
): MappingEntry => ({
    provider,
    status: "live",
    task,
    ...given,
    hfModelId: hubId,
    providerId: given.providerId ?? defaultProviderId(provider, hubId, given.task ?? task),
});

/** Unlike the Hub's id, so that a client which sends the wrong one is found out; two segments fit every path. */
function defaultProviderId(provider: ServiceId, hubId: string, task: TaskId): string {
    const listed = listedEntries(hubId).find((entry) => entry.provider === provider && entry.task === task);
    if (listed) return listed.providerId;
    if (provider === "hf-inference") return hubId;
    if (provider === "openai") return hubId.replace(/^openai\//, "");
    if (provider === "novita" && task === "image-text-to-video") return "MiniMax-H3";
    return `${provider}/${hubId.replace("/", "--")}`;
}

/** The entries that the catalogue lists, of what the sandbox's providers serve. */
export const listedEntries = (hubId: string): readonly MappingEntry[] => listed.get(hubId) ?? [];

const listed: ReadonlyMap<string, readonly MappingEntry[]> = new Map(
    catalogue.models.map(({ id, mappings }) => [
        id,
        mappings.flatMap(({ provider, providerId, task, adapter, adapterWeightsPath }): MappingEntry[] => {
            if (!isServiceId(provider) || !serves[provider].includes(task)) return [];
            const weights = { adapter: "lora", ...(adapterWeightsPath && { adapterWeightsPath }) } as const;
            const entry = { provider, status: "live", task, hfModelId: id, providerId } as const;
            return [adapter === "lora" ? { ...entry, ...weights } : entry];
        }),
    ]),
);
