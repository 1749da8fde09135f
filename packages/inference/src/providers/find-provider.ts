/** Finds a provider and its helper among the providers of a program. */

import { type ProviderId, providerIds } from "../call/provider-id.ts";
import { RoutingError } from "../errors/errors.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { speaksOpenAi } from "./endpoint.ts";
import type { Provider, ProviderHelper, ProviderTable } from "./provider.ts";

/** A provider and its helper for a task. */
export type ProviderAndHelper<Id extends TaskId> = { readonly provider: Provider; readonly helper: ProviderHelper<Id> };

/** The parts of a call that decide which provider and helper serve it. */
type ProviderQuery<Id extends TaskId> = {
    readonly provider: ProviderId;
    readonly task: Id;
    readonly model?: string;
    readonly endpointUrl?: string | undefined;
};

/** A provider's helper for a task; undefined if the provider does not serve the task. */
export function findHelper<Id extends TaskId>(
    table: ProviderTable,
    provider: ProviderId,
    task: Id,
): ProviderHelper<Id> | undefined {
    // Names may come from outside: an inherited property is neither a provider nor a task.
    const entry: Provider | undefined = Object.hasOwn(table, provider) ? table[provider] : undefined;
    return entry && Object.hasOwn(entry.tasks, task) ? entry.tasks[task] : undefined;
}

/** The ids of the providers that serve a task. */
export const providersServing = (table: ProviderTable, task: TaskId): ProviderId[] =>
    providerIds.filter((id) => findHelper(table, id, task));

/**
 * The provider of a call, and its helper for the call's task.
 * @throws RoutingError naming the providers that do serve the task
 */
export function findProvider<Id extends TaskId>(
    table: ProviderTable,
    { provider: id, task, model, endpointUrl }: ProviderQuery<Id>,
): ProviderAndHelper<Id> {
    const provider: Provider | undefined = table[id];
    const helper =
        (speaksOpenAi({ task, endpointUrl }) && provider?.endpointTasks?.[task]) || findHelper(table, id, task);
    if (provider && helper) return { provider, helper };
    const others = providersServing(table, task);
    const advice = others.length > 0 ? `Providers that do: ${others.join(", ")}.` : "No provider here does yet.";
    throw new RoutingError(`${id} does not serve ${task}. ${advice}`, { provider: id, task, model });
}
