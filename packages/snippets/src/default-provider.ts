import { type CatalogueModel, providersOf as providersOfModel } from "@callsheet/catalogue/search";
import { defaultProvider, type ProviderId, providerHelper, providersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";

/**
 * The providers that can be asked for a model.
 *
 * @param model the model
 * @param task the task; default the model's own
 * @returns the providers that list the model and have a helper for the task, the most recently listed first
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { ableProviders } from "@callsheet/snippets";
 *
 * const model = modelOf("black-forest-labs/FLUX.1-dev");
 * const providers = model && ableProviders(model);
 */
export const ableProviders = (model: CatalogueModel, task: TaskId = model.task): ProviderId[] =>
    providersOfModel(model, task).filter((provider) => providerHelper(provider, task) !== undefined);

/**
 * The provider of a call that names none.
 *
 * @param task the task of the call
 * @param model the model, if it is known
 * @returns the most recently listed provider of the model that has a helper for the task; else the client's default, or
 * the first that serves the task
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { providerByDefault } from "@callsheet/snippets";
 *
 * const provider = providerByDefault("text-to-image", modelOf("black-forest-labs/FLUX.1-dev"));
 */
export function providerByDefault(task: TaskId, model: CatalogueModel | undefined): ProviderId {
    const [able] = model === undefined ? [] : ableProviders(model, task);
    if (able !== undefined) return able;
    const serving = providersOf(task);
    if (serving.includes(defaultProvider)) return defaultProvider;
    // `auto` serves nothing itself: it needs a model that somebody lists.
    return serving.find((provider) => provider !== "auto") ?? defaultProvider;
}
