import { isForTask } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { idOf } from "./id-of.ts";
import type { CatalogueModel } from "./model.ts";

/** Which models are looked among; what is left out is not narrowed. */
export type SearchFilter = {
    /** What the model is to do. */
    readonly task?: TaskId | undefined;
    /** Who is to serve it. */
    readonly provider?: string | undefined;
};

/**
 * The models that a text names: each of its words is part of the model's owner, name or task. The address of a model's
 * page names the model.
 *
 * @param models those that are looked among
 * @param text what somebody typed; the empty text names all
 * @param filter what the models are to do, and who is to serve them; default anything, and anybody or nobody
 * @returns the best match first: the id itself, names that begin with the text, owners that do, then all others; of
 * equals those who were listed last. Explicit models only where the text asks for them
 * @example
 * import { catalogue, search } from "@callsheet/catalogue";
 *
 * const [best] = search(catalogue.models, "whisper turbo");
 */
export function search(models: readonly CatalogueModel[], text: string, filter: SearchFilter = {}): CatalogueModel[] {
    const wanted = (idOf(text) ?? text).trim().toLowerCase();
    const words = wanted.split(/\s+/).filter((word) => word !== "");
    return models
        .filter((model) => isMeant(model, wanted, filter))
        .map((model) => ({ model, rank: rankOf(model, wanted, words), listed: lastListed(model) }))
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

/** Models made to draw what minors should not see, by their own names: learners find them only by those words. */
const isExplicit = ({ id, task }: CatalogueModel): boolean => explicit.test(id) && !task.endsWith("classification");
const explicit = /nsfw|uncensored/i;

/**
 * Whether a model does what a filter asks for, is served by whom it names, and may be shown to whoever typed the text:
 * explicit ones only to those who ask for them.
 */
export const isMeant = (model: CatalogueModel, text: string, filter: SearchFilter): boolean =>
    isFiltered(model, filter) && (!isExplicit(model) || explicit.test(text));

const isFiltered = ({ task, mappings }: CatalogueModel, filter: SearchFilter): boolean => {
    if (filter.provider === undefined) {
        return filter.task === undefined || isForTask({ task }, filter.task) || mappings.some(isFor(filter.task));
    }
    return mappings.some((mapping) => mapping.provider === filter.provider && isFor(filter.task)(mapping));
};

const isFor =
    (task: TaskId | undefined) =>
    (mapping: { readonly task: string }): boolean =>
        task === undefined || isForTask(mapping, task);

/** How well a model fits, 0 best; undefined where it does not. */
function rankOf({ id, task }: CatalogueModel, wanted: string, words: readonly string[]): number | undefined {
    const text = `${id} ${task}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return undefined;
    const whole = id.toLowerCase();
    if (whole === wanted) return 0;
    if (whole.slice(whole.indexOf("/") + 1).startsWith(wanted)) return 1;
    if (whole.startsWith(wanted)) return 2;
    // A task that somebody asks for is as good as a part of a name.
    return words.every((word) => task.includes(word) || new RegExp(`(?:^|[/_.-])${escaped(word)}`).test(whole)) ? 3 : 4;
}

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&");

const lastListed = ({ mappings }: CatalogueModel): string =>
    mappings.reduce((last, { lastListed = "9" }) => (lastListed > last ? lastListed : last), "");

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
