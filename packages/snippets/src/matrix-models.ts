/** The models of the matrix: real models with the provider's real ids, wherever the catalogue has one. */
import { catalogue, tagsOf } from "@callsheet/catalogue";
import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import type { Model, ProviderMapping } from "./snippet.ts";

/** A model, with its mapping at a provider. */
export type ServedModel = {
    readonly model: Model;
    readonly mapping: ProviderMapping;
};

/** A model that a provider serves for a task, according to the catalogue. */
type Pair = ServedModel & {
    readonly task: TaskId;
    readonly readsImages: boolean;
    readonly lastListed: string;
};

/** The catalogue's pairs of a provider, most recently listed first. The router has the pairs of all providers. */
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

/** A model with the pipeline tag and the tags that the Hub gives to models of the task. */
const modelFor = (id: string, task: TaskId, readsImages: boolean): Model => ({
    id,
    ...tagsOf(task, readsImages),
    ...(task === "conversational" && { library_name: "transformers" }),
});

/** Models that are unsuitable as examples. */
const unfit = /nsfw|uncensored/i;

/**
 * The example model of a task at a provider: the task's example if the catalogue lists it there, else the model that
 * was listed there last, else the task's example after all.
 */
function exampleAt(provider: ProviderId, task: TaskId, pairs: readonly Pair[], otherwise?: string): ServedModel {
    const readsImages = otherwise !== undefined;
    const example = otherwise ?? exampleOf(provider, task).model;
    const fit = pairs.filter(
        (pair) =>
            pair.task === task &&
            (!readsImages || pair.readsImages) &&
            pair.mapping.adapter === undefined &&
            !unfit.test(pair.model.id),
    );
    const served = fit.find(({ model }) => model.id === example) ?? fit[0];
    const id = served?.model.id ?? example;
    // The router takes the Hub's ids.
    const providerId = provider === "auto" ? id : (served?.mapping.providerId ?? id);
    return { model: modelFor(id, task, readsImages), mapping: { providerId } };
}

/** A model for every task, and a second one for chat, which reads images. */
export function exampleModels(provider: ProviderId): readonly ServedModel[] {
    const pairs = pairsAt(provider);
    return [
        exampleAt(provider, "conversational", pairs),
        exampleAt(provider, "conversational", pairs, visionExample(provider)),
        ...taskIds.filter((task) => task !== "conversational").map((task) => exampleAt(provider, task, pairs)),
    ];
}

/** The fallback if the catalogue has no chat model that reads images. */
function visionExample(provider: ProviderId): string {
    const { model } = exampleOf(provider, "conversational");
    return model === tasks.conversational.exampleModel ? "Qwen/Qwen2.5-VL-7B-Instruct" : model;
}

/** The models of a provider and a task that were still listed on the catalogue's newest day. */
export const newestModels = (provider: ProviderId, task: TaskId): readonly ServedModel[] =>
    provider === "auto"
        ? []
        : pairsAt(provider).filter((pair) => pair.task === task && pair.lastListed === catalogue.asOf);
