/** What a reader changes by changing one field. */
import { idOf } from "@callsheet/catalogue/search";
import { chatApis } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { clients, policies } from "@callsheet/snippets";
import type { Changes, FieldName } from "./query.ts";
import { defaultTask, type GeneratorState, type LookUp } from "./state.ts";

/** Takes the new text of a field; `undefined` puts it back to its default. */
export type OnChange = (name: FieldName, text: string | undefined) => void;

/** Fields that a reader types into. A choice in another is a step, which the history keeps. */
export const typedFields: readonly FieldName[] = [
    "model",
    "provider-model",
    "adapter",
    "endpoint",
    "inputs",
    "parameters",
    "bill-to",
];

export function changesFor(state: GeneratorState, name: FieldName, text: string | undefined, lookUp: LookUp): Changes {
    switch (name) {
        case "model":
            return changesForModel(state, text, lookUp);
        case "task":
            return changesForTask(state, text);
        case "provider":
            return changesForProvider(text);
        case "policy":
            return { policy: text === policies[0] ? undefined : text };
        case "api":
            return { api: text === chatApis[0] ? undefined : text };
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

/** A model that is known says itself what it does and who serves it; one that is not keeps what the reader chose. */
function changesForModel(state: GeneratorState, text: string | undefined, lookUp: LookUp): Changes {
    // A pasted address is put down as the id that it gives.
    const id = text?.includes("://") ? (idOf(text) ?? text) : text;
    const known = id === undefined ? undefined : lookUp(idOf(id) ?? "");
    const { task, provider } = state;
    if (!known)
        return {
            ...changesForProvider(provider.value),
            model: id,
            task: task.value === defaultTask ? undefined : task.value,
        };
    return {
        ...changesForProvider(undefined),
        ...(known.task !== task.value && changesForExample(state, known.task)),
        model: id,
        task: undefined,
    };
}

/** What another task changes: its own example and model take the place of the old, and so does who can serve it. */
export function changesForTask(state: GeneratorState, text: string | undefined): Changes {
    const changes = { ...changesForProvider(undefined), task: text, model: undefined };
    return text !== undefined && isTaskId(text)
        ? { ...changes, ...changesForExample(state, text) }
        : { ...changes, inputs: undefined, parameters: undefined };
}

/** What was written for the old task goes, and so does a client that cannot do the new one. */
function changesForExample({ client }: GeneratorState, task: TaskId): Changes {
    const stays = clients.some(({ id, serves }) => id === client.value && serves(task));
    return { inputs: undefined, parameters: undefined, ...(!stays && { client: undefined }) };
}

/** What another provider changes: what was said of the old one goes with it. */
const changesForProvider = (provider: string | undefined): Changes => ({
    provider,
    "provider-model": undefined,
    adapter: undefined,
    direct: undefined,
    policy: undefined,
    endpoint: undefined,
    keyless: undefined,
});
