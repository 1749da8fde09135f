/** The models that the sandbox serves: at the Hub under one id, at each provider under the provider's own. */
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { entryOf, listedEntries, type MappingEntry, type SandboxMapping } from "./mapping-entry.ts";
import { type ServiceId, serves, serviceIds } from "./serves.ts";
import { suggestedTasks } from "./suggested-tasks.ts";
import { wellKnownModels } from "./well-known.ts";

/** A model of the Hub. */
export type SandboxModel = {
    /** What it does: the task's id. */
    readonly task: TaskId;
    /** Who serves it. Default: every provider that serves its task, under the id of the catalogue where that has one. */
    readonly providers?: Readonly<Partial<Record<ServiceId, SandboxMapping>>>;
};

export class Models {
    readonly #given: Readonly<Record<string, TaskId | SandboxModel>>;
    /** Whether models are served that nobody lists. */
    readonly any: boolean;
    /** What each provider serves under each of its ids, once somebody has asked. */
    #entries: ReadonlyMap<ServiceId, ReadonlyMap<string, readonly MappingEntry[]>> | undefined;

    /**
     * @param given `any`, `known`, or models in addition to the well-known ones
     * @param any whether models are served that nobody lists
     */
    constructor(given: "any" | "known" | Readonly<Record<string, TaskId | SandboxModel>>, any = given === "any") {
        this.#given = typeof given === "string" ? {} : given;
        this.any = any;
    }

    /** By the Hub's id. What nobody lists does what its name suggests, and else it chats. */
    find(hubId: string): SandboxModel | undefined {
        const known = this.#known(hubId);
        if (known || !this.any || !/^[\w.-]+(?:\/[\w.-]+)?$/.test(hubId)) return known;
        return { task: suggestedTasks(hubId)[0] ?? "conversational" };
    }

    /** Whether a model is among those that were given, or that are well known. */
    isListed(hubId: string): boolean {
        return Object.hasOwn(this.#given, hubId) || Object.hasOwn(wellKnownModels, hubId);
    }

    /** A model that is not listed serves the task that its name holds: `any/text-to-image-model`. */
    #known(hubId: string): SandboxModel | undefined {
        const known = Object.hasOwn(this.#given, hubId) ? this.#given : wellKnownModels;
        const given = Object.hasOwn(known, hubId) ? known[hubId] : undefined;
        if (given !== undefined) return typeof given === "string" ? { task: given } : given;
        const task = /^[^/]+\/[^/]+$/.test(hubId) ? taskInName(hubId) : undefined;
        return task && { task };
    }

    /** The models that are listed: those that were given, and those that are well known. */
    ids(): readonly string[] {
        return [...new Set([...Object.keys(this.#given), ...Object.keys(wellKnownModels)])];
    }

    /** What the Hub says of where a model is served. */
    mapping(hubId: string): readonly MappingEntry[] {
        const model = this.find(hubId);
        return model ? this.#mappingOf(hubId, model) : [];
    }

    #mappingOf(hubId: string, model: SandboxModel): readonly MappingEntry[] {
        const { providers } = model;
        if (providers) {
            return serviceIds.flatMap((id) => (providers[id] ? [entryOf(id, hubId, model.task, providers[id])] : []));
        }
        // Somebody who says what a model does means that alone.
        const isMeant = ({ task }: MappingEntry) => !Object.hasOwn(this.#given, hubId) || task === model.task;
        const listed = listedEntries(hubId).filter(isMeant);
        // An adapter is served only by who says so: elsewhere its weights would not be asked for.
        const isAdapter = listed.some(({ adapter }) => adapter !== undefined);
        return serviceIds.flatMap((id) => {
            const here = listed.filter(({ provider }) => provider === id);
            const isListed = here.some(({ task }) => task === model.task);
            return isListed || isAdapter || !mayServe(id, hubId, model.task)
                ? here
                : [...here, entryOf(id, hubId, model.task)];
        });
    }

    /** What a provider is known to serve under its own id: for one of the tasks, where it serves it for more. */
    served(provider: ServiceId, providerId: string, tasks: readonly TaskId[] = []): MappingEntry | undefined {
        const isAsked = (entry: MappingEntry) => entry.provider === provider && entry.providerId === providerId;
        const isFor = ({ task }: MappingEntry) => tasks.length === 0 || tasks.includes(task);
        const hubId = hubIdOf(provider, providerId);
        const model = this.#known(hubId);
        const guessed = model ? this.#mappingOf(hubId, model).filter(isAsked) : [];
        const found = guessed.find(isFor);
        if (found) return found;
        const all = [...guessed, ...(this.#servedBy(provider).get(providerId) ?? [])];
        return all.find(isFor) ?? all[0];
    }

    /**
     * What a provider serves under an id that nobody lists, where it may be any.
     *
     * @param tasks what the request fits, the likeliest first: the name of the model chooses among them
     */
    servedAsAny(provider: ServiceId, providerId: string, tasks: readonly TaskId[]): MappingEntry | undefined {
        const hubId = hubIdOf(provider, providerId);
        const task = suggestedTasks(hubId).find((one) => tasks.includes(one)) ?? tasks[0];
        return this.any && task ? entryOf(provider, hubId, task, { providerId }) : undefined;
    }

    /** The provider's id of a model that is known by its version alone: what stands before `:version`. */
    versioned(provider: ServiceId, version: string): string | undefined {
        return [...this.#servedBy(provider).keys()].find((providerId) => providerId.endsWith(`:${version}`));
    }

    /** All that a provider serves, by its id; what was given comes first. */
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

/** Whether a provider could serve a model that nobody says it serves. */
const mayServe = (provider: ServiceId, hubId: string, task: TaskId): boolean =>
    serves[provider].includes(task) && (provider !== "openai" || hubId.startsWith("openai/"));

const byLength = taskIds.toSorted((one, other) => other.length - one.length);

/** The longest task that the name holds, so that image-text-to-image is not taken for text-to-image. */
const taskInName = (name: string): TaskId | undefined =>
    byLength.find((task) => name.toLowerCase().replaceAll("_", "-").includes(task));

function hubIdOf(provider: ServiceId, providerId: string): string {
    if (provider === "hf-inference") return providerId;
    if (provider === "openai") return `openai/${providerId}`;
    return providerId.replace(`${provider}/`, "").replace("--", "/");
}
