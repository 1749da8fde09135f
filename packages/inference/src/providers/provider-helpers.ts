/** All providers under the names of `@huggingface/inference`. */
import { INFERENCE_PROVIDERS, type InferenceProvider } from "../call/provider-id.ts";
import { isTaskId, type TaskId } from "../tasks/task-id.ts";
import type { Provider } from "./provider.ts";
import { getProviderHelper, providers, type TaskProviderHelper } from "./registry.ts";

/** Every provider's helpers, by the provider's id and the task's: `"text-to-image" in PROVIDERS.nscale` is true. */
export const PROVIDERS = Object.fromEntries(
    INFERENCE_PROVIDERS.map((provider) => {
        const tasks = Object.keys(providers[provider].tasks).filter(isTaskId);
        return [provider, Object.fromEntries(tasks.map((task) => [task, getProviderHelper(provider, task)]))];
    }),
    // `fromEntries` loses the keys: every provider has an entry, with each helper under its own task.
) as { readonly [Id in InferenceProvider]: { readonly [Task in TaskId]?: TaskProviderHelper<Task> } };

/** The organisation of each provider on the Hub, by the provider's id, such as `CohereLabs` for cohere. */
export const PROVIDERS_HUB_ORGS = Object.fromEntries(
    INFERENCE_PROVIDERS.map((id) => [id, (providers[id] as Provider).organization]),
    // Only `auto` has no organisation: a test checks it.
) as { readonly [Id in InferenceProvider]: string };
