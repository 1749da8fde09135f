/** The models of the matrix: real ones under the provider's real ids, wherever the catalogue has one. */
import { catalogue } from "@callsheet/catalogue";
import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import type { Model, ProviderMapping } from "./snippet.ts";

/** A model, and where it is served. */
export type ServedModel = {
    readonly model: Model;
    readonly mapping: ProviderMapping;
};

/** A pair of the catalogue: a model that a provider serves for a task. */
type Pair = ServedModel & {
    readonly task: TaskId;
    readonly readsImages: boolean;
    readonly lastListed: string;
};

/** The pairs of the catalogue at a provider, those that were listed last first; the router has those of all. */
function pairsAt(provider: ProviderId): readonly Pair[] {
    const pairs = catalogue.models.flatMap(({ id, mappings, readsImages }) =>
        mappings
            .filter((mapping) => provider === "auto" || mapping.provider === provider)
            .map(({ task, providerId, adapter, adapterWeightsPath, lastListed = "" }): Pair => {
                const mapping = { providerId, ...(adapter && { adapter, adapterWeightsPath }) };
                return { model: modelFor(id, task, readsImages), mapping, task, readsImages, lastListed };
            }),
    );
    return pairs.toSorted(
        (one, other) => (one.lastListed < other.lastListed ? 1 : 0) - (one.lastListed > other.lastListed ? 1 : 0),
    );
}

/** A model as the Hub describes one of its task. */
const modelFor = (id: string, task: TaskId, readsImages: boolean): Model =>
    task === "conversational"
        ? {
              id,
              pipeline_tag: readsImages ? "image-text-to-text" : "text-generation",
              tags: ["conversational"],
              library_name: "transformers",
          }
        : { id, pipeline_tag: task, tags: [] };

/** What nobody wants to meet in an example. */
const unfit = /nsfw|uncensored/i;

/**
 * The model that stands for a task at a provider: the task's example where the catalogue lists it there, else the one
 * that it lists there last, else the example.
 */
function exampleAt(provider: ProviderId, task: TaskId, pairs: readonly Pair[], otherwise?: string): ServedModel {
    const sees = otherwise !== undefined;
    const example = otherwise ?? exampleOf(provider, task).model;
    const fit = pairs.filter(
        (pair) =>
            pair.task === task &&
            (!sees || pair.readsImages) &&
            pair.mapping.adapter === undefined &&
            !unfit.test(pair.model.id),
    );
    const found = fit.find(({ model }) => model.id === example) ?? fit[0];
    const id = found?.model.id ?? example;
    // Of the router's models nobody has an id of their own.
    const providerId = provider === "auto" ? id : (found?.mapping.providerId ?? id);
    return { model: modelFor(id, task, sees), mapping: { providerId } };
}

/** A model for every task; chat also with one that sees. */
export function exampleModels(provider: ProviderId): readonly ServedModel[] {
    const pairs = pairsAt(provider);
    return [
        exampleAt(provider, "conversational", pairs),
        exampleAt(provider, "conversational", pairs, seeingExample(provider)),
        ...taskIds.filter((task) => task !== "conversational").map((task) => exampleAt(provider, task, pairs)),
    ];
}

/** Where the catalogue knows no chat model that sees. */
function seeingExample(provider: ProviderId): string {
    const { model } = exampleOf(provider, "conversational");
    return model === tasks.conversational.exampleModel ? "Qwen/Qwen2.5-VL-7B-Instruct" : model;
}

/** The pairs of a provider and a task that the catalogue lists on its newest day. */
export const newestModels = (provider: ProviderId, task: TaskId): readonly ServedModel[] =>
    provider === "auto"
        ? []
        : pairsAt(provider).filter((pair) => pair.task === task && pair.lastListed === catalogue.asOf);
