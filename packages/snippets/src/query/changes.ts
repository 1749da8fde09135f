/** Which fields change in the URL when the reader changes one of them. */
import { type CatalogueModel, idOf } from "@callsheet/catalogue/search";
import { chatApis, isProviderId, type ProviderId, providersOf } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { callOption, callOptionNames, kebabCase } from "../call-options/option-names.ts";
import { clients } from "../languages/registry.ts";
import { ableProviders, providerByDefault } from "../providers.ts";
import { policies } from "../snippet.ts";
import { inputsKind } from "./inputs.ts";
import type { Changes, FieldName } from "./query.ts";
import { defaultTask, type GeneratorState, hasOwnKey, type LookUp } from "./state.ts";

/** Called with the new text of a field; `undefined` resets it to its default. */
export type OnChange = (name: FieldName, text: string | undefined) => void;

/** The fields that the reader types into. A choice in any other field adds a history entry. */
export const typedFields: readonly FieldName[] = callOptionNames
    .filter((name) => !callOption(name).isView && !["choice", "switch"].includes(callOption(name).kind))
    .map(kebabCase);

/**
 * The fields that change when one field of a form changes: a known model determines its task, and its provider unless it
 * is also served by the one that was chosen; a new task brings its own example. What was set otherwise, such as the
 * reader's own server, stays for as long as it applies.
 *
 * @param state the state before the change
 * @param name the field that changes
 * @param text its new text; undefined for its default
 * @param lookUp looks up the catalogue's entry for a model id
 * @returns the new texts, for `withChanges`; undefined for a field that is reset
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { changesFor, readState } from "@callsheet/snippets/query";
 *
 * const state = readState({ provider: "together" }, modelOf);
 * const changes = changesFor(state, "model", "black-forest-labs/FLUX.1-dev", modelOf);
 */
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
            // An empty text is kept: undefined would mean the example.
            return { [name]: text };
        default:
            return { [name]: text || undefined };
    }
}

/** A known model determines its task; for an unknown one we keep the reader's choices. */
function changesForModel(state: GeneratorState, text: string | undefined, lookUp: LookUp): Changes {
    // A pasted URL is replaced by the model id in it.
    const id = text?.includes("://") ? (idOf(text) ?? text) : text;
    const knownModel = id === undefined ? undefined : lookUp(idOf(id) ?? "");
    const { task, provider } = state;
    if (!knownModel)
        return {
            ...changesForProvider(provider.value),
            adapter: undefined,
            model: id,
            task: task.value === defaultTask ? undefined : task.value,
        };
    return {
        ...changesForProvider(keptProvider(state, knownModel, lookUp)),
        ...(knownModel.task !== task.value && changesForExample(state, knownModel.task)),
        adapter: undefined,
        model: id,
        task: undefined,
    };
}

/** The chosen provider, if it can be asked for the new model; undefined if it was not chosen, or is the new default. */
function keptProvider({ task, model, provider }: GeneratorState, to: CatalogueModel, lookUp: LookUp) {
    const isChosen = provider.value !== providerByDefault(task.value, lookUp(model.value));
    const serves = provider.value === "auto" ? providersOf(to.task) : ableProviders(to);
    const isDefault = provider.value === providerByDefault(to.task, to);
    return isChosen && !isDefault && serves.includes(provider.value) ? provider.value : undefined;
}

/**
 * The fields that change with a new task, which brings its own example, model and provider.
 *
 * @param state the state before the change
 * @param text the id of the new task; undefined for the default
 * @returns the new texts, for `withChanges`; undefined for a field that is reset
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { changesForTask, readState } from "@callsheet/snippets/query";
 *
 * const changes = changesForTask(readState({}, modelOf), "summarization");
 */
export function changesForTask(state: GeneratorState, text: string | undefined): Changes {
    const changes = { ...changesForProvider(undefined), adapter: undefined, task: text, model: undefined };
    return text !== undefined && isTaskId(text)
        ? { ...changes, ...changesForExample(state, text) }
        : { ...changes, inputs: undefined, parameters: undefined };
}

/** Resets the parameters, and the inputs and the client if they do not fit the new task. */
function changesForExample({ task: before, client }: GeneratorState, task: TaskId): Changes {
    const stays = clients.some(({ id, serves }) => id === client.value && serves(task));
    const isSameText = [before.value, task].every((one) => inputsKind(one) === "text" && !needsMask(one));
    return {
        ...(!isSameText && { inputs: undefined }),
        parameters: undefined,
        ...(!stays && { client: undefined }),
    };
}

/** A text for this task has a gap in it, which no other task can read. */
const needsMask = (task: TaskId): boolean => task === "fill-mask";

/** A new provider resets what it does not take, and its own id of the model. */
function changesForProvider(text: string | undefined): Changes {
    const provider: ProviderId | undefined = text !== undefined && isProviderId(text) ? text : undefined;
    return {
        provider: text,
        "provider-model": undefined,
        ...((provider === undefined || !hasOwnKey(provider)) && { direct: undefined }),
        ...(provider !== "auto" && { policy: undefined }),
    };
}
