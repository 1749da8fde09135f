import { buildRequest, type Call, isProviderId, providerHelper, type WireRequest } from "@callsheet/inference";
import { callOf, taskOf } from "./call-of-model.ts";
import { printCode } from "./languages/index.ts";
import type { Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { clients, hasTemplate, templateOf } from "./templates/registry.ts";
import { viewOf } from "./templates/template.ts";
import { isWholeCall } from "./templates/whole-call.ts";
import { variantOf } from "./variants.ts";

/**
 * The code that calls a model, once for every client that can.
 *
 * @param provider a provider's id, or `auto`
 * @param mapping the provider's own id of the model, as the Hub's mapping says; without it, clients that write the
 * request out are left to the providers that know models by their id on the Hub
 * @returns an empty list when the model's task has no snippets, or the provider does not serve it
 * @throws InputError when an option does not fit the task
 * @example getInferenceSnippets({ id: "ProsusAI/finbert", pipeline_tag: "text-classification", tags: [] }, "hf-inference")
 */
export function getInferenceSnippets(
    model: Model,
    provider: string,
    mapping?: ProviderMapping,
    options: SnippetOptions = {},
): Snippet[] {
    const task = taskOf(model);
    if (task === undefined) return [];
    if (!isProviderId(provider) || !providerHelper(provider, task)) {
        console.error(`Failed to get provider helper for ${provider} (${task})`);
        return [];
    }
    const call = callOf(task, model, provider, mapping, options);
    return snippetsOfCall(call, buildRequest(call), options.accessToken);
}

/**
 * The programs that make a call, once for every client that can.
 * @param wire the call's wire request
 * @param accessToken printed as it is; without it the programs read it from the environment
 */
export function snippetsOfCall(call: Call, wire: WireRequest, accessToken?: string): Snippet[] {
    const view = viewOf(call, wire, accessToken);
    const variant = variantOf(call.task, call.stream ?? false);
    const wholeCall = isWholeCall(view);
    return clients
        .filter(
            (client) =>
                client.serves(call.task) &&
                hasTemplate(client, variant) &&
                (wholeCall || client.prints === "call") &&
                !client.fails?.(call),
        )
        .map(({ language, id }) => ({
            language,
            client: id,
            variant,
            content: printCode(templateOf(language, id, variant)(view)),
        }));
}
