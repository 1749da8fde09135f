/** The data of a model's page. */
import { type CatalogueModel, defaultProviderOf, find } from "@callsheet/catalogue";
import { hubUrl } from "@callsheet/inference/hub";
import { type InferenceProvider, providerHelper, providers } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { formatQuery } from "@callsheet/snippets/query";
import { type Programs, programsOf } from "../programs.ts";

/** A provider that serves a model. */
export type Serving = {
    readonly provider: InferenceProvider;
    /** The provider's name. */
    readonly name: string;
    /** The provider's own id of the model. */
    readonly providerId: string;
    readonly task: TaskId;
    /** The last day on which the Hub listed it, as an ISO date. */
    readonly lastListed: string | undefined;
    /** The query that opens the generator with this call. */
    readonly query: string;
};

/** The providers of a model, most recently listed first. */
export const servingsOf = ({ id, mappings }: CatalogueModel): readonly Serving[] =>
    mappings
        .map(({ provider, providerId, task, lastListed }) => ({
            provider,
            name: providers[provider].name,
            providerId,
            task,
            lastListed,
            query: formatQuery({ model: id, task, provider }),
        }))
        .toSorted((one, other) => compare(other.lastListed ?? "9", one.lastListed ?? "9"));

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** The programs that call a model at its default provider; undefined if no provider serves it. */
export function programsOfModel(model: CatalogueModel): Programs | undefined {
    const { id, task } = model;
    const provider = defaultProviderOf(model);
    if (provider !== undefined && providerHelper(provider, task)) return programsOf({ model: id, task });
    const [other] = servingsOf(model).filter((serving) => providerHelper(serving.provider, serving.task));
    return other && programsOf({ model: id, task: other.task, provider: other.provider });
}

/** How many similar models a page shows. */
const maxSimilar = 6;

const forTask = new Map<TaskId, readonly CatalogueModel[]>();

/** The models that pages list for a task, popular first. Cached for the build. */
export function modelsFor(task: TaskId): readonly CatalogueModel[] {
    const models = forTask.get(task) ?? find("", { task });
    forTask.set(task, models);
    return models;
}

/** Other models for the same task that are served, popular first. */
export const similarTo = ({ id, task }: CatalogueModel): readonly CatalogueModel[] =>
    modelsFor(task)
        .filter((other) => other.id !== id && other.mappings.length > 0)
        .slice(0, maxSimilar);

/** A model's page on the Hub. */
export const hubAddress = (id: string): string => `${hubUrl}/${id}`;

/** `owner/` and `name`. */
export function partsOf(id: string): { readonly owner: string; readonly name: string } {
    const slash = id.indexOf("/") + 1;
    return { owner: id.slice(0, slash), name: id.slice(slash) };
}
