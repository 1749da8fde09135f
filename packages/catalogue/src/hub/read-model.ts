/** Converts a model of the Hub to the catalogue's form. */
import { HubApiError, mappingsIn } from "@callsheet/inference/hub";
import { INFERENCE_PROVIDERS, type Mapping } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { isForAdults, readsImagesBy, tagsOf, taskOfTags } from "../hub-tags.ts";
import { byProvider, type CatalogueModel, type ModelMapping } from "../model.ts";
import type { HubModel } from "./hub-responses.ts";

/**
 * Reads a model from a response of the Hub. Entries of unknown providers and tasks are skipped.
 * @returns the model; undefined if its task is unknown
 * @throws HubApiError if its mapping cannot be read
 */
export function readModel(model: HubModel): CatalogueModel | undefined {
    const { id } = model;
    const entries = mappingsIn(model);
    if (entries === undefined) {
        throw new HubApiError(`The Hub's response about ${id} has no mapping that can be read.`, {
            model: id,
            status: 200,
        });
    }
    const hubTags = { pipeline_tag: model.pipeline_tag ?? "", tags: model.tags ?? [] };
    const mappings = entries.flatMap((entry) => readMapping(entry, id)).toSorted(byProvider);
    const task = taskOf(taskOfTags(hubTags), mappings);
    if (task === undefined) return undefined;
    const readsImages = task === "conversational" && readsImagesBy(hubTags);
    return {
        id,
        task,
        ...tagsOf(task, readsImages),
        readsImages,
        ...(isForAdults(id, task, hubTags.tags) && { forAdults: true }),
        ...(model.downloads != null && { downloads: model.downloads }),
        mappings,
    };
}

/** The task of the tags, if a provider serves the model for it; else the task that it is served for. */
const taskOf = (tagged: TaskId | undefined, mappings: readonly ModelMapping[]): TaskId | undefined =>
    mappings.some(({ task }) => task === tagged) ? tagged : (mappings[0]?.task ?? tagged);

function readMapping(entry: Mapping, id: string): ModelMapping[] {
    const { providerId, hfModelId = id, status, task, adapter, adapterWeightsPath } = entry;
    const provider = INFERENCE_PROVIDERS.find((id) => id === entry.provider);
    if (provider === undefined || !isTaskId(task)) return [];
    return [
        {
            provider,
            providerId,
            hfModelId,
            task,
            ...(status && { status }),
            ...(adapter && { adapter }),
            ...(adapterWeightsPath && { adapterWeightsPath }),
        },
    ];
}
