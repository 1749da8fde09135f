/** The models of the sandbox, by their id on the Hub and by their id at each provider. */

import { catalogue } from "@callsheet/catalogue";
import { isTaskId, type TaskId, taskIds } from "@callsheet/inference/tasks";
import known from "./known-models.json" with { type: "json" };
import { isServiceId, providerTasks, type ServiceId, serviceIds } from "./provider-tasks.ts";

/** A model on the Hub. */
export type SandboxModel = {
    /** Its task. */
    readonly task: TaskId;
    /** The providers that serve it. Default: every provider of its task, with the catalogue's id if there is one. */
    readonly providers?: Readonly<Partial<Record<ServiceId, SandboxMapping>>>;
};

export class Models {
    readonly #added: ReadonlyMap<string, TaskId | SandboxModel>;
    /** Whether unlisted models are served. */
    readonly any: boolean;
    /** The entries of each provider by provider model id, built at first use. */
    #entries: ReadonlyMap<ServiceId, ReadonlyMap<string, readonly MappingEntry[]>> | undefined;

    /**
     * @param models `any`, `known`, or models in addition to the well-known ones
     * @param any whether unlisted models are served
     */
    constructor(models: "any" | "known" | Readonly<Record<string, TaskId | SandboxModel>>, any = models === "any") {
        this.#added = new Map(typeof models === "string" ? [] : Object.entries(models));
        this.any = any;
    }

    /** Finds a model by its Hub id. An unlisted model has the task that its name suggests, else `conversational`. */
    find(hubId: string): SandboxModel | undefined {
        const knownModel = this.#known(hubId);
        if (knownModel || !this.any || !/^[\w.-]+(?:\/[\w.-]+)?$/.test(hubId)) return knownModel;
        return { task: suggestedTasks(hubId)[0] ?? "conversational" };
    }

    /** Whether a model was given or is well known. */
    isListed(hubId: string): boolean {
        return this.#added.has(hubId) || wellKnownModels.has(hubId);
    }

    /** A listed model, or a model with a task in its name, such as `any/text-to-image-model`. */
    #known(hubId: string): SandboxModel | undefined {
        const model = this.#added.get(hubId) ?? wellKnownModels.get(hubId);
        if (model !== undefined) return typeof model === "string" ? { task: model } : model;
        const task = /^[^/]+\/[^/]+$/.test(hubId) ? taskInName(hubId) : undefined;
        return task && { task };
    }

    /** The Hub ids of the listed models: given and well-known ones. */
    ids(): readonly string[] {
        return [...new Set([...this.#added.keys(), ...wellKnownModels.keys()])];
    }

    /** The Hub's inference provider mapping of a model. */
    mapping(hubId: string): readonly MappingEntry[] {
        const model = this.find(hubId);
        return model ? this.#mappingOf(hubId, model) : [];
    }

    #mappingOf(hubId: string, model: SandboxModel): readonly MappingEntry[] {
        const { providers } = model;
        if (providers) {
            return serviceIds.flatMap((id) => (providers[id] ? [entryOf(id, hubId, model.task, providers[id])] : []));
        }
        // A model that was given with a task has only that task.
        const isMeant = ({ task }: MappingEntry) => !this.#added.has(hubId) || task === model.task;
        const entries = listedEntries(hubId).filter(isMeant);
        // Only listed providers serve an adapter: other provider code would not load its weights.
        const isAdapter = entries.some(({ adapter }) => adapter !== undefined);
        return serviceIds.flatMap((id) => {
            const here = entries.filter(({ provider }) => provider === id);
            const isListed = here.some(({ task }) => task === model.task);
            return isListed || isAdapter || !mayServe(id, hubId, model.task)
                ? here
                : [...here, entryOf(id, hubId, model.task)];
        });
    }

    /** The entry of a known model by provider model id; prefers an entry for one of the tasks. */
    served(provider: ServiceId, providerId: string, tasks: readonly TaskId[] = []): MappingEntry | undefined {
        const isAsked = (entry: MappingEntry) => entry.provider === provider && entry.providerId === providerId;
        const isFor = ({ task }: MappingEntry) => tasks.length === 0 || tasks.includes(task);
        const hubId = hubIdOf(provider, providerId);
        const model = this.#known(hubId);
        const guessed = model ? this.#mappingOf(hubId, model).filter(isAsked) : [];
        const entry = guessed.find(isFor);
        if (entry) return entry;
        const all = [...guessed, ...(this.#servedBy(provider).get(providerId) ?? [])];
        return all.find(isFor) ?? all[0];
    }

    /**
     * An entry for an unlisted provider model id, if unlisted models are served.
     *
     * @param tasks tasks that the request fits, likeliest first; the model's name chooses among them
     */
    servedAsAny(provider: ServiceId, providerId: string, tasks: readonly TaskId[]): MappingEntry | undefined {
        const hubId = hubIdOf(provider, providerId);
        const task = suggestedTasks(hubId).find((one) => tasks.includes(one)) ?? tasks[0];
        // No service has an id with a space in it.
        return this.any && task && !/\s/.test(providerId) ? entryOf(provider, hubId, task, { providerId }) : undefined;
    }

    /** The provider model id that ends in `:version`, for requests that name only the version. */
    versioned(provider: ServiceId, version: string): string | undefined {
        return [...this.#servedBy(provider).keys()].find((providerId) => providerId.endsWith(`:${version}`));
    }

    /** A provider's entries by provider model id; given models come first. */
    #servedBy(provider: ServiceId): ReadonlyMap<string, readonly MappingEntry[]> {
        this.#entries ??= new Map(
            [
                ...Map.groupBy(
                    this.ids().flatMap((hubId) => this.mapping(hubId)),
                    (entry) => entry.provider,
                ),
            ].map(([id, entries]) => [id, Map.groupBy(entries, ({ providerId }) => providerId)]),
        );
        return this.#entries.get(provider) ?? new Map();
    }
}

/** Whether a provider may serve a model that is not listed for it. */
const mayServe = (provider: ServiceId, hubId: string, task: TaskId): boolean =>
    providerTasks[provider].includes(task) && (provider !== "openai" || hubId.startsWith("openai/"));

const byLength = taskIds.toSorted((one, other) => other.length - one.length);

/** The longest task in the name, so that image-text-to-image is not taken for text-to-image. */
const taskInName = (name: string): TaskId | undefined =>
    byLength.find((task) => name.toLowerCase().replaceAll("_", "-").includes(task));

function hubIdOf(provider: ServiceId, providerId: string): string {
    if (provider === "hf-inference") return providerId;
    if (provider === "openai") return `openai/${providerId}`;
    return providerId.replace(`${provider}/`, "").replace("--", "/");
}

/** A task of known-models.json, whose names no type checks. */
function taskOf(name: string): TaskId {
    if (isTaskId(name)) return name;
    throw new TypeError(`known-models.json names an unknown task: ${name}`);
}

/** The task of each model that programs name unchanged, by its Hub id. */
export const wellKnownModels: ReadonlyMap<string, TaskId> = new Map([
    ...catalogue.models.map(({ id, task }) => [id, task] as const),
    ...Object.entries(known.models).map(([id, task]) => [id, taskOf(task)] as const),
]);

const edge = "(?:(?<![a-z])|(?![a-z]))";

const families = known.families.map(([name = "", tasks = ""]) => ({
    name: new RegExp(name.replaceAll("_", edge)),
    tasks: tasks.split(" ").map(taskOf),
}));

/** Tasks of a model with this name, likeliest first; empty if the name matches no pattern. */
export function suggestedTasks(id: string): readonly TaskId[] {
    const name = id.toLowerCase().replaceAll(/[\s_]+/g, "-");
    return families.find((family) => family.name.test(name))?.tasks ?? [];
}

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
const entryOf = (provider: ServiceId, hubId: string, task: TaskId, mapping: SandboxMapping = {}): MappingEntry => ({
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
const listedEntries = (hubId: string): readonly MappingEntry[] => entriesByModel.get(hubId) ?? [];

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
