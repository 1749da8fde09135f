/** Merges the models that the Hub lists today into the catalogue. */
import { providerHelper } from "@callsheet/inference/providers";
import { byProvider, type CatalogueModel, type ModelMapping } from "../src/model.ts";
import type { CatalogueData } from "../src/schema.ts";

export type ModelData = CatalogueData["models"][number];
export type PairData = ModelData["mappings"][number];

/**
 * The catalogue, updated by the models that are listed today. Pairs of model and provider that are not listed keep the
 * day on which they were; pairs in staging, and those that the client cannot call, are skipped.
 *
 * @param listedModels the models that the Hub lists today, with all providers that serve them
 * @param today the date: `2026-08-21`
 */
export function mergeCatalogue(
    { models }: CatalogueData,
    listedModels: readonly CatalogueModel[],
    today: string,
): CatalogueData {
    const all = new Map(models.map((model) => [model.id, model]));
    for (const model of listedModels) {
        const before = all.get(model.id);
        const pairs = model.mappings.filter(isCallable);
        if (before === undefined && pairs.length === 0) continue;
        all.set(model.id, mergeModel({ ...(before ?? newModel(model)), ...factsOf(model) }, pairs, today));
    }
    return { asOf: today, models: [...all.values()].toSorted(byName) };
}

const isCallable = ({ provider, task, status }: ModelMapping): boolean =>
    status !== "staging" && providerHelper(provider, task) !== undefined;

const newModel = ({ id, task, readsImages }: CatalogueModel): ModelData => ({
    id,
    task,
    ...(readsImages && { readsImages }),
    mappings: [],
});

/** What the Hub tells of a model today. A mark for adults stays, whatever it tells later. */
const factsOf = ({ forAdults, downloads }: CatalogueModel): Partial<ModelData> => ({
    ...(forAdults && { forAdults }),
    ...(downloads !== undefined && { downloads: Number(downloads.toPrecision(2)) }),
});

function mergeModel(model: ModelData, mappings: readonly ModelMapping[], today: string): ModelData {
    const { mappings: before, ...facts } = model;
    const current = mappings.map((mapping) => pairOf(mapping, model, today));
    const unlistedPairs = before.filter((pair) => !current.some((one) => isSamePair(one, pair)));
    return { ...facts, mappings: [...unlistedPairs, ...current].toSorted(byProvider) };
}

/** A pair in the stored form, which omits fields that follow from the model. */
const pairOf = (mapping: ModelMapping, { task }: ModelData, today: string): PairData => ({
    provider: mapping.provider,
    providerId: mapping.providerId,
    ...(mapping.task !== task && { task: mapping.task }),
    ...(mapping.adapter === "lora" && { adapter: "lora" as const }),
    ...(mapping.adapter === "lora" && mapping.adapterWeightsPath && { adapterWeightsPath: mapping.adapterWeightsPath }),
    lastListed: today,
});

/** Whether two entries of a model have the same provider and the same task. */
export const isSamePair = (one: PairData, other: PairData): boolean =>
    one.provider === other.provider && one.task === other.task;

const byName = ({ id: one }: ModelData, { id: other }: ModelData): number =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1;
