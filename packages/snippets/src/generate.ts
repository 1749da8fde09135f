import { type Call, getLogger, isProviderId, providerHelper, secret, type WireRequest } from "@callsheet/inference";
import { callOf, taskOf } from "./call-of-model.ts";
import { printCode } from "./languages/index.ts";
import type { Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { isAbout } from "./templates/failure.ts";
import { knowsModel } from "./templates/knows-model.ts";
import { clients, hasTemplate, templateOf } from "./templates/registry.ts";
import { type Client, type View, viewOf } from "./templates/template.ts";
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
        getLogger().error(`Failed to get provider helper for ${provider} (${task})`);
        return [];
    }
    const call = callOf(task, model, provider, mapping, options);
    return programsOf(call, options.accessToken).map(({ wire: _wire, ...snippet }) => snippet);
}

/** A snippet, and the request that it must send. */
type Program = Snippet & { readonly wire: WireRequest };

/**
 * The programs that make a call, once for every client that can.
 * @param accessToken printed as it is; without it the programs read it from the environment
 */
export function programsOf(call: Call, accessToken?: string): Program[] {
    const variant = variantOf(call.task, call.stream ?? false);
    const view = viewOf(call, accessToken);
    return clients
        .filter((client) => hasTemplate(client, variant) && canMake(client, call))
        .map((client) => {
            const { language, id } = client;
            const seen = client.own ? directView(call, client.own.keyVariable, accessToken) : view;
            const content = printCode(templateOf(language, id, variant)(seen));
            return { language, client: id, variant, content, wire: seen.wire };
        });
}

function canMake({ serves, prints, own, fails = [] }: Client, call: Call): boolean {
    // Only the router can send the bill to somebody else.
    if (own && (own.provider !== call.provider || call.billTo !== undefined)) return false;
    return serves(call.task) && (prints === "call" || knowsModel(call)) && !fails.some((one) => isAbout(one, call));
}

/** The view of a client that speaks to the provider itself. A token for the router is none that it could use. */
const directView = (call: Call, keyVariable: string, accessToken: string | undefined): View =>
    viewOf({ ...call, direct: true }, (call.direct && accessToken) || secret(keyVariable));
