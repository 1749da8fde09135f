/** Entries of the Hub's inference provider mapping: which provider serves a model, under which id. */
import { catalogue } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import { isServiceId, providerTasks, type ServiceId } from "./provider-tasks.ts";

/** How a provider serves a model. */
export type SandboxMapping = {
    /** The provider's model id. Default: the one in the catalogue, else one derived from the Hub's id. */
    readonly providerId?: string;
    /** `staging` while the provider still tests the model. Default: `live`. */
    readonly status?: "live" | "staging";
    /** The task that the provider serves the model for. Default: the model's task. */
    readonly task?: TaskId;
    /** Set if the model is a LoRA adapter. Default: not an adapter. */
    readonly adapter?: "lora";
    /** Path of the adapter's weights in its repository on the Hub. */
    readonly adapterWeightsPath?: string;
};

export type MappingEntry = SandboxMapping & {
    readonly provider: ServiceId;
    readonly hfModelId: string;
    readonly providerId: string;
    readonly status: "live" | "staging";
    readonly task: TaskId;
};

/** A complete entry of a provider, with defaults for what is not given. */
export const entryOf = (
    provider: ServiceId,
    hubId: string,
    task: TaskId,
    mapping: SandboxMapping = {},
): MappingEntry => ({
    provider,
    status: "live",
    task,
    ...mapping,
    hfModelId: hubId,
    providerId: mapping.providerId ?? defaultProviderId(provider, hubId, mapping.task ?? task),
});

/** Differs from the Hub's id, so that a client that sends the wrong one is detected; two segments fit every path. */
function defaultProviderId(provider: ServiceId, hubId: string, task: TaskId): string {
    const entryOfHub = listedEntries(hubId).find((entry) => entry.provider === provider && entry.task === task);
    if (entryOfHub) return entryOfHub.providerId;
    if (provider === "hf-inference") return hubId;
    if (provider === "openai") return hubId.replace(/^openai\//, "");
    if (provider === "novita" && task === "image-text-to-video") return "MiniMax-H3";
    return madeUpId(provider, hubId);
}

const madeUpId = (provider: ServiceId, hubId: string): string => `${provider}/${hubId.replace("/", "--")}`;

/** Whether the provider's id is the sandbox's own invention, of which nothing is known about the real provider. */
export const isMadeUp = ({ provider, hfModelId, providerId }: MappingEntry): boolean =>
    providerId === madeUpId(provider, hfModelId);

/** The catalogue's entries for a model, limited to the sandbox's providers and tasks. */
export const listedEntries = (hubId: string): readonly MappingEntry[] => entriesByModel.get(hubId) ?? [];

const entriesByModel: ReadonlyMap<string, readonly MappingEntry[]> = new Map(
    catalogue.models.map(({ id, mappings }) => [
        id,
        mappings.flatMap(({ provider, providerId, task, adapter, adapterWeightsPath }): MappingEntry[] => {
            if (!isServiceId(provider) || !providerTasks[provider].includes(task)) return [];
            const weights = { adapter: "lora", ...(adapterWeightsPath && { adapterWeightsPath }) } as const;
            const entry = { provider, status: "live", task, hfModelId: id, providerId } as const;
            return [adapter === "lora" ? { ...entry, ...weights } : entry];
        }),
    ]),
);
