/** Finding a provider and its helper among those that a program can ask. */

import { type ProviderId, providerIds } from "../call/provider-id.ts";
import { RoutingError } from "../errors/routing-error.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { speaksOpenAi } from "./endpoint.ts";
import type { Provider, ProviderHelper, ProviderTable } from "./provider.ts";

/** A provider and its helper for a task. */
export type Served<Id extends TaskId> = { readonly provider: Provider; readonly helper: ProviderHelper<Id> };

/** What decides who serves a call, and how. */
type Wanted<Id extends TaskId> = {
    readonly provider: ProviderId;
    readonly task: Id;
    readonly model?: string;
    readonly endpointUrl?: string | undefined;
};

/** A provider's helper for a task; undefined where the provider does not serve the task. */
export function helperAt<Id extends TaskId>(
    table: ProviderTable,
    provider: ProviderId,
    task: Id,
): ProviderHelper<Id> | undefined {
    // Names come from outside too: what every object inherits is no provider, and no task.
    const found: Provider | undefined = Object.hasOwn(table, provider) ? table[provider] : undefined;
    return found && Object.hasOwn(found.tasks, task) ? found.tasks[task] : undefined;
}

/** The providers that serve a task, by id. */
export const servingIn = (table: ProviderTable, task: TaskId): ProviderId[] =>
    providerIds.filter((id) => helperAt(table, id, task));

/**
 * The provider of a call, and its helper for the call's task.
 * @throws RoutingError naming the providers that do serve the task
 */
export function servedBy<Id extends TaskId>(
    table: ProviderTable,
    { provider: id, task, model, endpointUrl }: Wanted<Id>,
): Served<Id> {
    const provider: Provider | undefined = table[id];
    const helper =
        (speaksOpenAi({ task, endpointUrl }) && provider?.endpointTasks?.[task]) || helperAt(table, id, task);
    if (provider && helper) return { provider, helper };
    const others = servingIn(table, task);
    const advice = others.length > 0 ? `Providers that do: ${others.join(", ")}.` : "No provider here does yet.";
    throw new RoutingError(`${id} does not serve ${task}. ${advice}`, { provider: id, task, model });
}
