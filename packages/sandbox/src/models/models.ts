/** The models of the sandbox, by their id on the Hub and by their id at each provider. */

import { catalogue } from "@callsheet/catalogue";
import { isTaskId, type TaskId, taskIds } from "@callsheet/inference/tasks";
import known from "./known-models.json" with { type: "json" };
import { entryOf, listedEntries, type MappingEntry, type SandboxMapping } from "./mapping-entry.ts";
import { providerTasks, type ServiceId, serviceIds } from "./provider-tasks.ts";

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
