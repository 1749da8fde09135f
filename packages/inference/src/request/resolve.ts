/** Resolves the provider that is called, and its own id of the model. */
import type { Adapter } from "../call/call.ts";
import { adapterOf, isForTask, type Mapping } from "../call/mapping.ts";
import { isProviderId, type ProviderId } from "../call/provider-id.ts";
import { type ErrorContext, RoutingError } from "../errors/errors.ts";
import { getLogger } from "../logger.ts";
import { findHelper } from "../providers/find-provider.ts";
import type { Provider, ProviderTable } from "../providers/provider.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { MappingLookUp } from "./mapping.ts";

export type Resolved = {
    readonly provider: ProviderId;
    readonly providerModelId: string;
    readonly adapter?: Adapter | undefined;
};

/**
 * @param table the providers that can be called
 * @param lookUp called only if the provider has model ids of its own
 * @throws RoutingError naming the providers that do serve the model
 */
export async function resolve(
    table: ProviderTable,
    task: TaskId,
    model: string,
    provider: ProviderId,
    lookUp: MappingLookUp,
    context: ErrorContext,
): Promise<Resolved> {
    const { takesModelAsGiven }: Partial<Provider> = table[provider] ?? {};
    const routerDecides = provider === "auto" && task === "conversational";
    if (routerDecides || takesModelAsGiven) return { provider, providerModelId: model };
    const entries = await lookUp(model);
    const serving = entries.filter((entry) => serves(table, entry, task));
    const entry = provider === "auto" ? serving[0] : serving.find((one) => one.provider === provider);
    if (entry === undefined || !isProviderId(entry.provider)) {
        throw new RoutingError(notServed(model, provider, entries, serving, task), context);
    }
    if (entry.status === "staging") {
        getLogger().warn(`${model} is still being tried out at ${entry.provider}: it may fail, or change.`);
    }
    return { provider: entry.provider, providerModelId: entry.providerId, adapter: adapterOf(entry, model) };
}

function serves(table: ProviderTable, entry: Mapping, task: TaskId): boolean {
    return (
        isProviderId(entry.provider) && findHelper(table, entry.provider, task) !== undefined && isForTask(entry, task)
    );
}

function notServed(
    model: string,
    provider: ProviderId,
    entries: readonly Mapping[],
    serving: readonly Mapping[],
    task: TaskId,
): string {
    const here = entries.find((entry) => entry.provider === provider);
    if (here) return `${provider} serves ${model} for ${here.task}, not for ${task}.`;
    const who = provider === "auto" ? "No provider" : provider;
    const others = serving.map((entry) => entry.provider).join(", ");
    const advice = others ? `Providers that do: ${others}.` : "No other provider does either.";
    return `${who} does not serve ${model} for ${task}. ${advice}`;
}
