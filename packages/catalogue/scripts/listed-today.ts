/** What the Hub lists today. */
import { HubApiError } from "@callsheet/inference/hub";
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import type { Hub } from "../src/hub/index.ts";
import type { CatalogueModel } from "../src/model.ts";

/** So many questions are asked at a time: the Hub is everybody's. */
const atOnce = 4;

/**
 * The models of each provider that are looked at most, and those that are known already, with all who serve them.
 *
 * @param known the ids of the models that are asked for one by one, where no provider's list has them
 * @param limit how many of each provider, 1 to 1000
 * @throws InferenceError where the Hub cannot say
 */
export async function listedToday(hub: Hub, known: readonly string[], limit: number): Promise<CatalogueModel[]> {
    const lists = await inTurn(INFERENCE_PROVIDERS, (provider) => hub.find("", { provider, limit }));
    const found = new Map(lists.flat().map((model) => [model.id, model]));
    const others = known.filter((id) => !found.has(id));
    const asked = await inTurn(others, (id) => hub.modelOf(id).catch(noneOf));
    return [...found.values(), ...asked.filter((model) => model !== undefined)];
}

/** A model that is no longer there, or that nothing can be done with any more, is listed by nobody. */
function noneOf(error: unknown): undefined {
    const gone = error instanceof HubApiError && [401, 404].includes(error.status ?? 0);
    if (!gone) throw error;
}

async function inTurn<Item, Result>(items: readonly Item[], ask: (item: Item) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    for (let start = 0; start < items.length; start += atOnce) {
        results.push(...(await Promise.all(items.slice(start, start + atOnce).map(ask))));
    }
    return results;
}
