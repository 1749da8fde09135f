/** What a provider's page tells, as data: all of it follows from the registry, the catalogue and the snippet clients. */
import { type CatalogueModel, catalogue, find, mappingAt, modelOf } from "@callsheet/catalogue";
import {
    buildRequest,
    exampleOf,
    hasOwnModelIds,
    hubTokenVariable,
    type JobPlace,
    type Path,
    type Provider,
    type ProviderHelper,
    type ProviderId,
    providerHelper,
    providers,
    type Queue,
} from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";
import { callOf, clients, type Model, type ProviderMapping } from "@callsheet/snippets";
import { requestText } from "../../generator/request-text.ts";
import { type Programs, programsOf } from "../programs.ts";

/** A provider as the registry has it, whichever it is. */
export const providerOf = (id: ProviderId): Provider => providers[id];

/** Whether it can only be asked with its own key. */
export const isRouted = (id: ProviderId): boolean => providerOf(id).routedBaseUrl !== undefined;

/** Whether it has an address of its own, and a key of its own with it. */
export const hasOwnAddress = (id: ProviderId): boolean => providerOf(id).keyVariable !== hubTokenVariable;

/** The tasks that a provider serves, in the order of the tasks. */
export const tasksOf = (id: ProviderId): readonly TaskId[] =>
    taskIds.filter((task) => providerHelper(id, task) !== undefined);

const helperOf = (id: ProviderId, task: TaskId): ProviderHelper<TaskId> =>
    // A helper is looked at for its data alone, which is of the same form for every task.
    providerHelper(id, task) as ProviderHelper<TaskId>;

/** Whether a task's result is waited for in a queue there. */
export const isQueued = (id: ProviderId, task: TaskId): boolean => helperOf(id, task).queue !== undefined;

/** Where some tasks are reached with the provider's own key, if not at its base URL. */
export function otherAddresses(id: ProviderId): ReadonlyMap<string, readonly TaskId[]> {
    const others = tasksOf(id).filter((task) => helperOf(id, task).baseUrl !== undefined);
    return Map.groupBy(others, (task) => helperOf(id, task).baseUrl ?? "");
}

/** Libraries of the provider's own, which read its key from another variable. */
export const ownLibraries = (id: ProviderId): readonly { readonly client: string; readonly keyVariable: string }[] =>
    clients.flatMap(({ id: client, own }) => (own?.provider === id ? [{ client, keyVariable: own.keyVariable }] : []));

/** A model that the provider serves, with its own id of it. */
export type Served = { readonly model: string; readonly providerId: string };

/** The models of the catalogue that a provider serves, by the tasks that it serves them for. */
export function modelsOf(id: ProviderId): ReadonlyMap<TaskId, readonly Served[]> {
    const served = find("").flatMap((model) =>
        model.mappings
            .filter(({ provider, task }) => provider === id && providerHelper(id, task) !== undefined)
            .map(({ task, providerId }) => ({ task, model: model.id, providerId })),
    );
    const sorted = served.toSorted((one, other) => one.model.localeCompare(other.model, "en"));
    const byTask = Map.groupBy(sorted, ({ task }) => task);
    return new Map(taskIds.flatMap((task) => (byTask.has(task) ? [[task, byTask.get(task) ?? []] as const] : [])));
}

export const countOfModels = (id: ProviderId): number =>
    new Set([...modelsOf(id).values()].flat().map(({ model }) => model)).size;

type Sample = { readonly model: Model; readonly mapping: ProviderMapping | undefined; readonly isKnown: boolean };

/** What stands for a model where the catalogue lists none: a provider with ids of its own has one that is not known. */
export const placeholder = "provider/model-id";

/** The model that a task's request is shown with: that of the example where the provider serves it, or the one listed last. */
function sampleModel(id: ProviderId, task: TaskId): Sample {
    const { model } = exampleOf(id, task);
    const example = modelOf(model);
    const [served] =
        example && mappingAt(example, id, task)
            ? [example]
            : catalogue.models
                  .filter((one) => mappingAt(one, id, task))
                  .toSorted((one, other) => lastListed(other, id).localeCompare(lastListed(one, id)));
    if (served) return { model: served, mapping: mappingAt(served, id, task), isKnown: true };
    // An example of the provider's own is one that it serves.
    const isKnown = !hasOwnModelIds(id) || model !== tasks[task].exampleModel;
    return { model: { id: model }, mapping: isKnown ? undefined : { providerId: placeholder }, isKnown };
}

const lastListed = (model: CatalogueModel, id: ProviderId): string => mappingAt(model, id)?.lastListed ?? "";

/** A real request of a task: what is sent for its example. */
export type SampleRequest = {
    readonly task: TaskId;
    /** Below the base URL; the queue's query is none of it. */
    readonly path: string;
    /** How the body is written. */
    readonly format: "json" | "text" | "binary" | "multipart";
    readonly text: string;
    readonly isQueued: boolean;
    /** Whether the model is one that the provider is known to serve; else a placeholder stands for it. */
    readonly isKnown: boolean;
    readonly wire: WireRequest;
};

/** @param routed through the Hub's router, with its token; default where the provider is behind it */
export function sampleRequest(id: ProviderId, task: TaskId, routed = isRouted(id)): SampleRequest {
    const { model, mapping, isKnown } = sampleModel(id, task);
    // A chat's snippets go to the router's own address; here the provider's own path is to be seen.
    const call = callOf(task, model, id, mapping, { directRequest: true });
    const wire = buildRequest({ ...call, direct: !routed });
    const { baseUrl, routedBaseUrl } = providerOf(id);
    const base = routed ? (routedBaseUrl ?? baseUrl) : (helperOf(id, task).baseUrl ?? baseUrl);
    return {
        task,
        path: wire.url.slice(base.length).replace(helperOf(id, task).queue?.routedQuery ?? "", ""),
        format: wire.body?.format ?? "text",
        text: requestText(wire),
        isQueued: isQueued(id, task),
        isKnown,
        wire,
    };
}

/** How jobs are waited for, and which tasks wait so. */
export type QueueFacts = {
    readonly tasks: readonly TaskId[];
    readonly poll: string;
    /** Where the result is read; undefined where the last poll holds it. */
    readonly result: string | undefined;
    readonly status: string;
    readonly done: string;
    readonly failed: readonly string[];
    readonly reason: string | undefined;
    /** Milliseconds between the first two polls. */
    readonly interval: number;
};

/** The queues of a provider: mostly one, which all of its slow tasks share. */
export function queuesOf(id: ProviderId): readonly QueueFacts[] {
    const queued = tasksOf(id).flatMap((task) => {
        const { queue } = helperOf(id, task);
        return queue ? [{ task, facts: factsOf(queue) }] : [];
    });
    const alike = Map.groupBy(queued, ({ facts }) => JSON.stringify(facts));
    return [...alike.values()].flatMap((some) => {
        const [first] = some;
        return first ? [{ tasks: some.map(({ task }) => task), ...first.facts }] : [];
    });
}

const factsOf = ({ poll, result, status, done, failed, reason, interval }: Queue): Omit<QueueFacts, "tasks"> => ({
    poll: placeText(poll),
    result: result && placeText(result),
    status: pathText(status),
    done,
    failed,
    reason: reason && pathText(reason),
    interval,
});

/** Where a job is, with what the first response says in braces: `/v2/videos/{id}`. */
const placeText = ({ before, path, after }: JobPlace): string => `${before}{${pathText(path)}}${after}`;

const pathText = (path: Path): string => path.join(".");

/** The programs that call one model at the provider: of its tasks, the one that most of its models are for. */
export function programsAt(id: ProviderId): Programs | undefined {
    const [mostServed] = [...modelsOf(id)].toSorted(([, one], [, other]) => other.length - one.length);
    const served = tasksOf(id);
    const task = served.includes("conversational") ? "conversational" : (mostServed?.[0] ?? served[0]);
    if (task === undefined) return undefined;
    return programsOf({ task, provider: id, model: sampleModel(id, task).model.id });
}
