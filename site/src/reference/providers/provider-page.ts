/** The data of a provider's page, derived from the registry, the catalogue and the snippet clients. */
import { type CatalogueModel, find, mappingAt, modelOf } from "@callsheet/catalogue";
import {
    buildRequest,
    exampleOf,
    hasOwnModelIds,
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
import { requestText } from "@callsheet/react/generator/core";
import { callOf, clients, type Model, type ProviderMapping } from "@callsheet/snippets";
import { type Programs, programsOf } from "../programs.ts";

/** A provider of the registry, as the general type. */
export const providerOf = (id: ProviderId): Provider => providers[id];

/** Whether the Hub's router reaches it. */
export const isRouted = (id: ProviderId): boolean => providerOf(id).routedBaseUrl !== undefined;

/** The tasks that a provider serves, in registry order. */
export const tasksOf = (id: ProviderId): readonly TaskId[] =>
    taskIds.filter((task) => providerHelper(id, task) !== undefined);

const helperOf = (id: ProviderId, task: TaskId): ProviderHelper<TaskId> =>
    // Only the helper's data is read, which has the same type for every task.
    providerHelper(id, task) as ProviderHelper<TaskId>;

/** Whether the provider runs the task as a job in a queue. */
export const isQueued = (id: ProviderId, task: TaskId): boolean => helperOf(id, task).queue !== undefined;

/** The base URLs of tasks that the provider serves elsewhere, for calls with its own key. */
export function otherAddresses(id: ProviderId): ReadonlyMap<string, readonly TaskId[]> {
    const others = tasksOf(id).filter((task) => helperOf(id, task).baseUrl !== undefined);
    return Map.groupBy(others, (task) => helperOf(id, task).baseUrl ?? "");
}

/** The provider's own libraries, which read its key from another variable. */
export const ownLibraries = (id: ProviderId): readonly { readonly client: string; readonly keyVariable: string }[] =>
    clients.flatMap(({ id: client, own }) => (own?.provider === id ? [{ client, keyVariable: own.keyVariable }] : []));

/** A model that the provider serves, with the provider's id of it. */
export type Served = { readonly model: string; readonly providerId: string };

/** The models of the catalogue that a provider serves, by task, popular first. */
export function modelsOf(id: ProviderId): ReadonlyMap<TaskId, readonly Served[]> {
    const served = find("").flatMap((model) =>
        model.mappings
            .filter(({ provider, task }) => provider === id && providerHelper(id, task) !== undefined)
            .map(({ task, providerId }) => ({ task, model: model.id, providerId })),
    );
    const byTask = Map.groupBy(served, ({ task }) => task);
    return new Map(taskIds.flatMap((task) => (byTask.has(task) ? [[task, byTask.get(task) ?? []] as const] : [])));
}

export const countOfModels = (id: ProviderId): number =>
    new Set([...modelsOf(id).values()].flat().map(({ model }) => model)).size;

type Sample = { readonly model: Model; readonly mapping: ProviderMapping | undefined; readonly isKnown: boolean };

/** The model id in a sample request when the catalogue does not know the provider's own id. */
export const placeholder = "provider/model-id";

/** The model of a sample request: the example's, if the provider serves it, or else the most recently listed. */
function sampleModel(id: ProviderId, task: TaskId): Sample {
    const { model } = exampleOf(id, task);
    const example = modelOf(model);
    const [served] =
        example && mappingAt(example, id, task)
            ? [example]
            : find("")
                  .filter((one) => mappingAt(one, id, task))
                  .toSorted((one, other) => lastListed(other, id).localeCompare(lastListed(one, id)));
    if (served) return { model: served, mapping: mappingAt(served, id, task), isKnown: true };
    // An example model of the provider's own is one that it serves.
    const isKnown = !hasOwnModelIds(id) || model !== tasks[task].exampleModel;
    return { model: { id: model }, mapping: isKnown ? undefined : { providerId: placeholder }, isKnown };
}

const lastListed = (model: CatalogueModel, id: ProviderId): string => mappingAt(model, id)?.lastListed ?? "";

/** The actual request that is sent for a task's example. */
export type SampleRequest = {
    readonly task: TaskId;
    /** Relative to the base URL, without the query that the router needs for queues. */
    readonly path: string;
    /** The format of the body. */
    readonly format: "json" | "text" | "binary" | "multipart";
    readonly text: string;
    readonly isQueued: boolean;
    /** Whether the provider is known to serve the model; if not, its id is a placeholder. */
    readonly isKnown: boolean;
    readonly wire: WireRequest;
};

/** @param routed whether to go through the Hub's router with a Hub token; default: if the provider is routed */
export function sampleRequest(id: ProviderId, task: TaskId, routed = isRouted(id)): SampleRequest {
    const { model, mapping, isKnown } = sampleModel(id, task);
    // Chat snippets use the router's own endpoint; the page shows the provider's path instead.
    const call = callOf(task, model, id, mapping, { direct: true });
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

/** How the jobs of some tasks are polled. */
export type QueueFacts = {
    readonly tasks: readonly TaskId[];
    readonly poll: string;
    /** Where the result is fetched; undefined if the last poll contains it. */
    readonly result: string | undefined;
    readonly status: string;
    readonly done: string;
    readonly failed: readonly string[];
    readonly reason: string | undefined;
    /** Milliseconds between the first two polls. */
    readonly interval: number;
};

/** The queues of a provider: mostly one, shared by all of its slow tasks. */
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
    done: String(done),
    failed,
    reason: reason && pathText(reason),
    interval,
});

/** The address of a job, with fields of the first response in braces: `/v2/videos/{id}`. */
const placeText = ({ before, path, after }: JobPlace): string => `${before}{${pathText(path)}}${after}`;

const pathText = (path: Path): string => path.join(".");

/** Programs that call one model of the provider: for chat if it serves that, or else for the task with most models. */
export function programsAt(id: ProviderId): Programs | undefined {
    const [mostServed] = [...modelsOf(id)].toSorted(([, one], [, other]) => other.length - one.length);
    const served = tasksOf(id);
    const task = served.includes("conversational") ? "conversational" : (mostServed?.[0] ?? served[0]);
    if (task === undefined) return undefined;
    return programsOf({ task, provider: id, model: sampleModel(id, task).model.id });
}
