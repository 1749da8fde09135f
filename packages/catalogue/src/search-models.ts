import { isForTask } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { idOf } from "./find-model.ts";
import { type CatalogueModel, isStale } from "./model.ts";

/** Limits a search to a task or a provider; without a field, any will do. */
export type SearchFilter = {
    /** The id of the model's task. */
    readonly task?: TaskId | undefined;
    /** The id of a provider that serves it. */
    readonly provider?: string | undefined;
};

/**
 * Finds the models that a text names: each of its words is part of the model's owner, name or task. The address of a
 * model's page names the model.
 *
 * @param models the models to search
 * @param text the text that a person typed; the empty text names all
 * @param filter the task and the provider of the models; default any
 * @returns the models, the best match first: the id itself, names that begin with the text, owners that do, then all
 * others; of equal matches the most popular: the one that most providers serve now, then the one that is downloaded
 * most. Models for adults only if the text is their exact name
 * @example
 * import { catalogue, search } from "@callsheet/catalogue";
 *
 * const [best] = search(catalogue.models, "whisper turbo");
 */
export function search(models: readonly CatalogueModel[], text: string, filter: SearchFilter = {}): CatalogueModel[] {
    const query = (idOf(text) ?? text).trim().toLowerCase();
    const words = query.split(/\s+/).filter((word) => word !== "");
    const newest = models.reduce((last, model) => later(last, lastListed(model)), "");
    return models
        .filter((model) => isMatch(model, query, filter))
        .map((model) => ({
            model,
            rank: rankOf(model, query, words),
            serving: servingCount(model, newest),
            listed: lastListed(model),
        }))
        .filter(({ rank }) => rank !== undefined)
        .toSorted(
            (one, other) =>
                (one.rank ?? 0) - (other.rank ?? 0) ||
                other.serving - one.serving ||
                (other.model.downloads ?? 0) - (one.model.downloads ?? 0) ||
                compare(other.listed, one.listed) ||
                compare(one.model.id, other.model.id),
        )
        .map(({ model }) => model);
}

/** Whether a model matches a filter, and may be shown for a search text: one for adults only for its exact name. */
export const isMatch = (model: CatalogueModel, text: string, filter: SearchFilter): boolean =>
    matchesFilter(model, filter) && (!model.forAdults || isNameOf(model, (idOf(text) ?? text).trim().toLowerCase()));

const isNameOf = ({ id }: CatalogueModel, query: string): boolean => {
    const name = id.toLowerCase();
    return query === name || query === name.slice(name.indexOf("/") + 1);
};

const matchesFilter = ({ task, mappings }: CatalogueModel, filter: SearchFilter): boolean => {
    if (filter.provider === undefined) {
        return filter.task === undefined || isForTask({ task }, filter.task) || mappings.some(isFor(filter.task));
    }
    return mappings.some((mapping) => mapping.provider === filter.provider && isFor(filter.task)(mapping));
};

const isFor =
    (task: TaskId | undefined) =>
    (mapping: { readonly task: string }): boolean =>
        task === undefined || isForTask(mapping, task);

/** How well a model fits, 0 is best; undefined if it does not match. */
function rankOf({ id, task }: CatalogueModel, query: string, words: readonly string[]): number | undefined {
    const text = `${id} ${task}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return undefined;
    const name = id.toLowerCase();
    if (name === query) return 0;
    if (name.slice(name.indexOf("/") + 1).startsWith(query)) return 1;
    if (name.startsWith(query)) return 2;
    // A matching task counts as much as a part of the name.
    return words.every((word) => task.includes(word) || new RegExp(`(?:^|[/_.-])${escaped(word)}`).test(name)) ? 3 : 4;
}

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&");

/** The number of providers that serve a model now. */
const servingCount = ({ mappings }: CatalogueModel, newest: string): number =>
    new Set(mappings.filter((mapping) => !isStale(mapping, newest)).map(({ provider }) => provider)).size;

/** The last day on which a model was listed. The live Hub lists it today, which is later than any day of a file. */
const lastListed = ({ mappings }: CatalogueModel): string =>
    mappings.reduce((last, { lastListed = "9" }) => later(last, lastListed), "");

const later = (one: string, other: string): string => (other > one ? other : one);

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
