import { isForTask } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { type CatalogueModel, isStale } from "./model.ts";
import { nearestNames } from "./nearest-names.ts";

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

/** The hosts of model pages. */
const hubHosts = ["huggingface.co", "www.huggingface.co", "hf.co"];

/** The first segments of paths that are not a model's page. */
const notModels = ["api", "blog", "collections", "datasets", "docs", "models", "papers", "spaces", "tasks"];

/**
 * The model's id in a text: the id itself, or the address of the model's page or of any page below that.
 *
 * @param text the text that a person typed or pasted
 * @returns `owner/name`, or the bare name of one of the Hub's first models; undefined for a text without an id
 * @example
 * import { idOf } from "@callsheet/catalogue";
 *
 * const id = idOf("https://huggingface.co/openai/whisper-large-v3/tree/main"); // "openai/whisper-large-v3"
 */
export function idOf(text: string): string | undefined {
    const trimmed = text.trim();
    const address = /^(?:https?:\/\/)?([\w.-]+)\/([^?#]*)/.exec(trimmed);
    const [, host = "", path = ""] = address ?? [];
    if (hubHosts.includes(host.toLowerCase())) return idOfPath(path);
    return idForm.test(trimmed) ? trimmed : undefined;
}

function idOfPath(path: string): string | undefined {
    const [owner = "", name = ""] = path.split("/");
    if (notModels.includes(owner)) return undefined;
    const id = name === "" ? owner : `${owner}/${name}`;
    return idForm.test(id) ? id : undefined;
}

const idForm = /^[\w.-]+(?:\/[\w.-]+)?$/;

/** Finds a model by its id or by the address of its page; undefined if it is not among the models. */
export function findModel(models: readonly CatalogueModel[], text: string): CatalogueModel | undefined {
    const wantedId = idOf(text);
    return models.find(({ id }) => id === wantedId);
}

/**
 * The models that a misspelt id may stand for.
 *
 * @param models the models to choose from
 * @param text the id as it was typed; without an owner, it is compared with the models' names
 * @returns the ids of the models whose id or name is similar, the most similar first; empty if there are none. Models
 * for adults are left out
 * @example
 * import { catalogue, nearModels } from "@callsheet/catalogue";
 *
 * console.log(nearModels(catalogue.models, "openai/wisper-large-v3"));
 */
export function nearModels(models: readonly CatalogueModel[], text: string): string[] {
    const ids = search(models, "").map(({ id }) => id);
    const nameOf = (id: string) => (text.includes("/") ? id : id.slice(id.indexOf("/") + 1));
    const names = nearestNames(text, ids.map(nameOf));
    return [...new Set(names)].flatMap((name) => ids.filter((id) => nameOf(id) === name));
}
