/** From what a caller names to who is really asked: which provider, and by which of its model ids. */
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import type { Adapter, Provider } from "../providers/provider.ts";
import { isProviderId, type ProviderId } from "../providers/provider-id.ts";
import { providerHelper, providers } from "../providers/registry.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { Mapping, MappingLookUp } from "./mapping.ts";

export type Resolved = {
    readonly provider: ProviderId;
    readonly providerModelId: string;
    readonly adapter?: Adapter | undefined;
};

/** Tasks of which a provider that serves one serves the other. */
const equivalents: readonly (readonly TaskId[])[] = [["feature-extraction", "sentence-similarity"]];

/**
 * @param lookUp asked only where the provider has model ids of its own
 * @throws InputError naming the providers that do serve the model
 */
export async function resolve(
    task: TaskId,
    model: string,
    provider: ProviderId,
    lookUp: MappingLookUp,
    context: ErrorContext,
): Promise<Resolved> {
    const { takesModelAsGiven }: Provider = providers[provider];
    const routerDecides = provider === "auto" && task === "conversational";
    if (routerDecides || takesModelAsGiven) return { provider, providerModelId: model };
    const entries = await lookUp(model);
    const serving = entries.filter((entry) => isProviderId(entry.provider) && serves(entry, task));
    const entry = provider === "auto" ? serving[0] : serving.find((one) => one.provider === provider);
    if (entry === undefined || !isProviderId(entry.provider)) {
        throw new InputError(notServed(task, model, provider, entries), context);
    }
    if (entry.status === "staging") {
        console.warn(`${model} is still being tried out at ${entry.provider}: it may fail, or change.`);
    }
    return { provider: entry.provider, providerModelId: entry.providerId, adapter: adapterOf(entry, model) };
}

function serves({ provider, task }: Mapping, asked: TaskId): boolean {
    if (!isProviderId(provider) || !providerHelper(provider, asked)) return false;
    return task === asked || equivalents.some((same) => same.includes(asked) && same.some((id) => id === task));
}

/** The adapter that a mapping speaks of; undefined for a model that is none. */
export function adapterOf(
    { adapter, adapterWeightsPath, hfModelId }: Pick<Mapping, "adapter" | "adapterWeightsPath" | "hfModelId">,
    model: string,
): Adapter | undefined {
    if (adapter !== "lora") return undefined;
    return { hubModelId: hfModelId ?? model, weightsPath: adapterWeightsPath ?? undefined };
}

function notServed(task: TaskId, model: string, provider: ProviderId, entries: readonly Mapping[]): string {
    const here = entries.find((entry) => entry.provider === provider);
    if (here) return `${provider} serves ${model} for ${here.task}, not for ${task}.`;
    const others = entries.filter((entry) => serves(entry, task)).map((entry) => entry.provider);
    const who = provider === "auto" ? "No provider" : provider;
    const advice = others.length > 0 ? `Providers that do: ${others.join(", ")}.` : "No other provider does either.";
    return `${who} does not serve ${model} for ${task}. ${advice}`;
}
