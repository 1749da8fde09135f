/** What a reader changes by changing one field. */
import { defaultProvider, type ProviderId, providersOf } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { clients, policies } from "@callsheet/snippets";
import type { Changes, FieldName } from "./query.ts";
import type { GeneratorState } from "./state.ts";

/** Takes the new text of a field; `undefined` puts it back to its default. */
export type OnChange = (name: FieldName, text: string | undefined) => void;

/** Fields that a reader types into. A choice in another is a step, which the history keeps. */
export const typedFields: readonly FieldName[] = [
    "model",
    "provider-model",
    "endpoint",
    "inputs",
    "parameters",
    "max-tokens",
    "temperature",
    "top-p",
    "bill-to",
];

export function changesFor(state: GeneratorState, name: FieldName, text: string | undefined): Changes {
    switch (name) {
        case "task":
            return changesForTask(state, text);
        case "provider":
            return changesForProvider(text);
        case "model":
            return { model: text, "provider-model": undefined };
        case "policy":
            return { policy: text === policies[0] ? undefined : text };
        case "language":
            return { language: text, client: undefined };
        case "inputs":
        case "parameters":
            // Empty is not the same as the example.
            return { [name]: text };
        default:
            return { [name]: text || undefined };
    }
}

/** What another task changes: its own example and model take the place of the old, and so does who can serve it. */
export function changesForTask(state: GeneratorState, text: string | undefined): Changes {
    const changes = {
        task: text,
        model: undefined,
        "provider-model": undefined,
        inputs: undefined,
        parameters: undefined,
    };
    if (text === undefined || !isTaskId(text)) return changes;
    const known = clients.some(({ id, serves }) => id === state.client.value && serves(text));
    return { ...changes, ...providerFor(text, state.provider.value), ...(!known && { client: undefined }) };
}

/** What another provider changes: what was said of the old one goes with it. */
const changesForProvider = (provider: string | undefined): Changes => ({
    provider,
    "provider-model": undefined,
    direct: undefined,
    policy: undefined,
    endpoint: undefined,
});

/** Keeps a provider that serves the task; else takes the default one, or names the first that does. */
function providerFor(task: TaskId, provider: ProviderId): Changes {
    const serving = providersOf(task);
    if (serving.includes(provider)) return {};
    return changesForProvider(serving.includes(defaultProvider) ? undefined : serving[0]);
}
