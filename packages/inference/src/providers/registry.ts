/** Every provider, by its id. `ProviderId` and all that is keyed by it are derived from this table. */
import type { TaskId } from "../tasks/registry.ts";
import { auto } from "./auto.ts";
import { hfInference } from "./hf-inference.ts";
import type { Provider, ProviderHelper } from "./provider.ts";

export const providers = {
    auto,
    "hf-inference": hfInference,
} as const satisfies { readonly [id: string]: Provider };

export type ProviderId = keyof typeof providers;

/** The provider that serves a call which names none. */
export const defaultProvider = "hf-inference" satisfies ProviderId;

/** Whether a name is a provider's id. */
export const isProviderId = (name: string): name is ProviderId => Object.hasOwn(providers, name);

/** A provider's helper for a task; undefined where the provider does not serve the task. */
export function providerHelper<Id extends TaskId>(provider: ProviderId, task: Id): ProviderHelper<Id> | undefined {
    const { tasks }: Provider = providers[provider];
    return tasks[task];
}

/** The providers that serve a task, by id. */
export function providersOf(task: TaskId): ProviderId[] {
    return Object.keys(providers)
        .filter(isProviderId)
        .filter((id) => providerHelper(id, task));
}
