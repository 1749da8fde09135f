/** Describes the changes in a refreshed catalogue. */
import type { CatalogueData } from "../src/schema.ts";
import { isSamePair, type ModelData, type PairData } from "./merge-catalogue.ts";

/**
 * A line for each change: `+` for a new pair, `*` for one that is listed again or under another id, `-` for one that
 * was listed on the last day and is not today. Pairs that are still listed have no line.
 */
export function changesBetween(before: CatalogueData, after: CatalogueData): string[] {
    const old = new Map(before.models.map((model) => [model.id, model]));
    return after.models.flatMap((model) =>
        model.mappings.flatMap((pair) => {
            const was = old.get(model.id)?.mappings.find((one) => isSamePair(one, pair));
            const sign = signOf(was, pair, before.asOf, after.asOf);
            return sign === undefined ? [] : [`${sign} ${lineOf(model, pair)}${since(was, pair)}`];
        }),
    );
}

function signOf(was: PairData | undefined, pair: PairData, last: string, today: string): string | undefined {
    if (was === undefined) return "+";
    const isListed = pair.lastListed === today;
    if (was.lastListed === last && !isListed) return "-";
    return isListed && (was.lastListed !== last || was.providerId !== pair.providerId) ? "*" : undefined;
}

const lineOf = ({ id, task }: ModelData, pair: PairData): string =>
    `${id}: ${pair.task ?? task} at ${pair.provider} (${pair.providerId})`;

const since = (was: PairData | undefined, { providerId }: PairData): string =>
    was !== undefined && was.providerId !== providerId ? `, once ${was.providerId}` : "";
