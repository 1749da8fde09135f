import type { TaskId } from "../tasks/task-id.ts";
import { auto } from "./auto.ts";
import { hfInference } from "./hf-inference.ts";
import type { Provider, ProviderHelper } from "./provider.ts";
import { type ProviderId, providerIds } from "./provider-id.ts";

/** Every provider, by its id; one that is missing is a compile error. */
export const providers = {
    auto,
    "hf-inference": hfInference,
} as const satisfies { readonly [Id in ProviderId]: Provider<Id> };

/** A provider's helper for a task; undefined where the provider does not serve the task. */
export function providerHelper<Id extends TaskId>(provider: ProviderId, task: Id): ProviderHelper<Id> | undefined {
    const { tasks }: Provider = providers[provider];
    return tasks[task];
}

/** The providers that serve a task, by id. */
export const providersOf = (task: TaskId): ProviderId[] => providerIds.filter((id) => providerHelper(id, task));
