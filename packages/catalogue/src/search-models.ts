import { isForTask } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { idOf } from "./find-model.ts";
import type { CatalogueModel } from "./model.ts";

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
 * others; of equal matches the most recently listed. Explicit models only if the text asks for them
 * @example
 * import { catalogue, search } from "@callsheet/catalogue";
 *
 * const [best] = search(catalogue.models, "whisper turbo");
 */
export function search(models: readonly CatalogueModel[], text: string, filter: SearchFilter = {}): CatalogueModel[] {
    const query = (idOf(text) ?? text).trim().toLowerCase();
    const words = query.split(/\s+/).filter((word) => word !== "");
    return models
        .filter((model) => isMatch(model, query, filter))
        .map((model) => ({ model, rank: rankOf(model, query, words), listed: lastListed(model) }))
        .filter(({ rank }) => rank !== undefined)
        .toSorted(
            (one, other) =>
                (one.rank ?? 0) - (other.rank ?? 0) ||
                compare(other.listed, one.listed) ||
                other.model.mappings.length - one.model.mappings.length ||
                compare(one.model.id, other.model.id),
        )
        .map(({ model }) => model);
}

/** Whether a model is made for explicit images, by its name: learners find it only if they search for such a word. */
const isExplicit = ({ id, task }: CatalogueModel): boolean => explicit.test(id) && !task.endsWith("classification");
const explicit = /nsfw|uncensored/i;

/**
 * Whether a model matches a filter, and may be shown for a search text: explicit models only if the text asks for them.
 */
export const isMatch = (model: CatalogueModel, text: string, filter: SearchFilter): boolean =>
    matchesFilter(model, filter) && (!isExplicit(model) || explicit.test(text));

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

const lastListed = ({ mappings }: CatalogueModel): string =>
    mappings.reduce((last, { lastListed = "9" }) => (lastListed > last ? lastListed : last), "");

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
