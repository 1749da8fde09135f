/** The models that the sandbox serves: at the Hub under one id, at each provider under the provider's own. */
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { type ServiceId, serves, serviceIds } from "./serves.ts";
import { wellKnownModels } from "./well-known.ts";

/** How one provider serves a model. */
export type SandboxMapping = {
    /** The provider's own id of the model. Default: one that is made from the Hub's id. */
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

/** A model of the Hub. */
export type SandboxModel = {
    /** What it does: the task's id. */
    readonly task: TaskId;
    /** Who serves it. Default: every provider that serves its task. */
    readonly providers?: Readonly<Partial<Record<ServiceId, SandboxMapping>>>;
};

export type MappingEntry = SandboxMapping & {
    readonly provider: ServiceId;
    readonly hfModelId: string;
    readonly providerId: string;
    readonly status: "live" | "staging";
    readonly task: TaskId;
};

export class Models {
    readonly #given: Readonly<Record<string, TaskId | SandboxModel>>;

    constructor(given: Readonly<Record<string, TaskId | SandboxModel>>) {
        this.#given = { ...wellKnownModels, ...given };
    }

    /** By the Hub's id. A model that is not listed serves the task that its name holds: `any/text-to-image-model`. */
    find(hubId: string): SandboxModel | undefined {
        const given = Object.hasOwn(this.#given, hubId) ? this.#given[hubId] : undefined;
        if (given !== undefined) return typeof given === "string" ? { task: given } : given;
        const task = /^[^/]+\/[^/]+$/.test(hubId) ? taskInName(hubId) : undefined;
        return task && { task };
    }

    /** The models that are listed. */
    ids(): readonly string[] {
        return Object.keys(this.#given);
    }

    /** What the Hub says of where a model is served. */
    mapping(hubId: string): readonly MappingEntry[] {
        const model = this.find(hubId);
        if (!model) return [];
        const entry = (provider: ServiceId, given: SandboxMapping): MappingEntry => ({
            provider,
            status: "live",
            task: model.task,
            ...given,
            hfModelId: hubId,
            providerId: given.providerId ?? defaultProviderId(provider, hubId, given.task ?? model.task),
        });
        if (model.providers) {
            return serviceIds.flatMap((id) => (model.providers?.[id] ? [entry(id, model.providers[id])] : []));
        }
        return serviceIds
            .filter((id) => serves[id].includes(model.task))
            .filter((id) => id !== "openai" || hubId.startsWith("openai/"))
            .map((id) => entry(id, {}));
    }

    /** What a provider serves under its own id. */
    served(provider: ServiceId, providerId: string): MappingEntry | undefined {
        const candidates = [hubIdOf(provider, providerId), ...Object.keys(this.#given)];
        for (const hubId of candidates) {
            const found = this.mapping(hubId).find(
                (entry) => entry.provider === provider && entry.providerId === providerId,
            );
            if (found) return found;
        }
        return undefined;
    }

    /** The provider's id of a model that is known by its version alone: what stands before `:version`. */
    versioned(provider: ServiceId, version: string): string | undefined {
        return Object.keys(this.#given)
            .flatMap((hubId) => this.mapping(hubId))
            .find((entry) => entry.provider === provider && entry.providerId.endsWith(`:${version}`))?.providerId;
    }
}

const byLength = taskIds.toSorted((one, other) => other.length - one.length);

/** The longest task that the name holds, so that image-text-to-image is not taken for text-to-image. */
const taskInName = (name: string): TaskId | undefined =>
    byLength.find((task) => name.toLowerCase().replaceAll("_", "-").includes(task));

/** Unlike the Hub's id, so that a client which sends the wrong one is found out; two segments fit every path. */
function defaultProviderId(provider: ServiceId, hubId: string, task: TaskId): string {
    if (provider === "hf-inference") return hubId;
    if (provider === "openai") return hubId.replace(/^openai\//, "");
    if (provider === "novita" && task === "image-text-to-video") return "MiniMax-H3";
    return `${provider}/${hubId.replace("/", "--")}`;
}

function hubIdOf(provider: ServiceId, providerId: string): string {
    if (provider === "hf-inference") return providerId;
    if (provider === "openai") return `openai/${providerId}`;
    return providerId.replace(`${provider}/`, "").replace("--", "/");
}
