import { type CatalogueModel, providersOf as providersOfModel } from "@callsheet/catalogue/search";
import {
    apiHostsOf,
    defaultProvider,
    hubTokenVariable,
    type ProviderId,
    providerHelper,
    providerIds,
    providers,
    providersOf,
} from "@callsheet/inference/providers";
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

/**
 * Whether a provider can be called at its own address, with its own key.
 *
 * @param id the provider's id
 * @returns false for the Hub's own, `auto` and `hf-inference`
 * @example
 * import { hasOwnAddress } from "@callsheet/snippets";
 *
 * console.log(hasOwnAddress("groq"), hasOwnAddress("hf-inference"));
 */
export const hasOwnAddress = (id: ProviderId): boolean => providers[id].keyVariable !== hubTokenVariable;

/**
 * Finds the provider whose own address a text has.
 *
 * @param text any text
 * @returns the provider; undefined for the Hub's router, and for servers of nobody that is known
 * @example
 * import { providerAt } from "@callsheet/snippets";
 *
 * console.log(providerAt('OpenAI(base_url="https://api.groq.com/openai/v1")')); // "groq"
 */
export function providerAt(text: string): ProviderId | undefined {
    const hosts = [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = ""]) => host);
    if (hosts.length === 0) return undefined;
    return providerIds.filter(hasOwnAddress).find((id) => {
        return apiHostsOf(id).some((own) => hosts.some((host) => host === own || host.endsWith(`.${own}`)));
    });
}
