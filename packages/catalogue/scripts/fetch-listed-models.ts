/** Fetches the models that the Hub lists today. */
import { HubApiError } from "@callsheet/inference/hub";
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import type { Hub } from "../src/hub/index.ts";
import type { CatalogueModel } from "../src/model.ts";

/** The number of concurrent requests: few, because the Hub is shared. */
const batchSize = 4;

/**
 * The most popular models of each provider, and those that are known already, with all providers that serve them.
 *
 * @param knownIds the ids of models to request one by one, unless a provider's list contains them
 * @param limit the number of models of each provider, 1 to 1000
 * @throws InferenceError if a request to the Hub fails
 */
export async function fetchListedModels(
    hub: Hub,
    knownIds: readonly string[],
    limit: number,
): Promise<CatalogueModel[]> {
    const lists = await inBatches(INFERENCE_PROVIDERS, (provider) => hub.find("", { provider, limit }));
    const modelsById = new Map(lists.flat().map((model) => [model.id, model]));
    const others = knownIds.filter((id) => !modelsById.has(id));
    const fetched = await inBatches(others, (id) => hub.modelOf(id).catch(ignoreMissing));
    return [...modelsById.values(), ...fetched.filter((model) => model !== undefined)];
}

/** Ignores the error of a model that no longer exists, which no provider lists. Throws any other error. */
function ignoreMissing(error: unknown): undefined {
    const isMissing = error instanceof HubApiError && [401, 404].includes(error.status ?? 0);
    if (!isMissing) throw error;
}

async function inBatches<Item, Result>(
    items: readonly Item[],
    ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
    const results: Result[] = [];
    for (let start = 0; start < items.length; start += batchSize) {
        results.push(...(await Promise.all(items.slice(start, start + batchSize).map(ask))));
    }
    return results;
}
