/** Writes a call for each client, with the templates that are loaded. */
import { getLogger } from "@callsheet/inference/logger";
import {
    type Call,
    hasOwnModelIds,
    isProviderId,
    providerHelper,
    speaksResponses,
} from "@callsheet/inference/providers";
import { secret, type WireRequest } from "@callsheet/inference/wire";
import { callOf, taskOf } from "./call-of-model.ts";
import { mustCallFunction, runsToolCalls } from "./chat-tools.ts";
import { printCode } from "./code/index.ts";
import { UnsupportedTextError } from "./code/output.ts";
import { type Client, clients, type LanguageId } from "./languages/registry.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { appliesTo, type TemplateTable, viewOf } from "./templates/template.ts";
import { type Ending, endingOf, type Variant, variantOf } from "./variants.ts";

/** Selects the clients to write for. */
export type ClientFilter = (client: { readonly language: LanguageId; readonly id: string }) => boolean;

/** A snippet, with the request that it must send. */
export type Program = Snippet & { readonly wire: WireRequest };

/** The snippets of a call, and the clients without one, each with the reason. */
export type WrittenSnippets = { snippets: Snippet[]; leftOut: LeftOut[] };

/** Writes the call of a model for the selected clients. The table must hold their templates. */
export function writeSnippetsWith(
    templates: TemplateTable,
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    isWanted: ClientFilter,
): WrittenSnippets {
    const task = taskOf(model);
    if (task === undefined) return { snippets: [], leftOut: [] };
    if (!isProviderId(provider) || !providerHelper(provider, task)) {
        getLogger().error(`Failed to get provider helper for ${provider} (${task})`);
        return { snippets: [], leftOut: [] };
    }
    const call = callOf(task, model, provider, mapping, options);
    const { programs, leftOut } = writePrograms(templates, call, options.accessToken, isWanted);
    return {
        snippets: programs.map(({ language, client, variant, content }) => ({ language, client, variant, content })),
        leftOut,
    };
}

/** Like `writeSnippetsWith`, for a call, and with the request that each program must send. */
export function writePrograms(
    templates: TemplateTable,
    call: Call,
    accessToken: string | undefined,
    isWanted: ClientFilter,
): { readonly programs: Program[]; readonly leftOut: LeftOut[] } {
    const programs: Program[] = [];
    const leftOut: LeftOut[] = [];
    const expected = clients.filter((client) => isWanted(client) && isFor(client, call));
    const problem = unsupportedReason(call);
    const variant = variantOf(call);
    const view = problem === undefined ? viewOf(call, accessToken) : undefined;
    for (const client of expected) {
        const { language, id, own } = client;
        const { byEnding, limitations } = templates[language]?.[id] ?? {};
        const template = byEnding?.[endingOf[variant]];
        const lacksModelId = view && template && client.prints === "wire" && !knowsModel(call);
        const why =
            problem ??
            (lacksModelId
                ? `It writes the request out, for which it needs the model's own id at ${call.provider}.`
                : template
                  ? limitations?.find((one) => appliesTo(one, call))?.why
                  : missingTemplateReason(variant));
        if (why !== undefined) leftOut.push({ language, client: id, why, ...(lacksModelId && lackingModelId) });
        if (!view || !template || why !== undefined) continue;
        // A client that calls the provider directly cannot use a token for the router.
        const token = own && ((call.direct && accessToken) || secret(own.keyVariable));
        const clientView = own ? viewOf({ ...call, direct: true }, token) : view;
        try {
            const content = printCode(template(clientView));
            programs.push({ language, client: id, variant, content, wire: clientView.wire });
        } catch (error) {
            if (!(error instanceof UnsupportedTextError)) throw error;
            leftOut.push({ language, client: id, why: error.message });
        }
    }
    return { programs, leftOut };
}

const lackingModelId = { missing: "providerId" } as const;

/** Whether the client is expected for this call: it serves the task, and is not tied to another provider. */
function isFor({ serves, own }: Client, call: Call): boolean {
    // Only the router can bill an organisation.
    if (own && (own.provider !== call.provider || call.billTo !== undefined)) return false;
    return serves(call.task);
}

/** Whether the call has the provider's own id of the model, or does not need it. */
const knowsModel = ({ provider, providerModelId, endpointUrl }: Call): boolean =>
    !hasOwnModelIds(provider) || endpointUrl !== undefined || providerModelId !== undefined;

/** The reason why no client can have a program for a call; undefined if some can. */
function unsupportedReason(call: Call): string | undefined {
    if (call.api !== "responses") return undefined;
    if (call.stream && runsToolCalls(call)) {
        return "A program that answers the model's calls of functions by the Responses API reads whole responses: turn streaming off, or take chat-completions.";
    }
    if (!speaksResponses(call)) {
        return `At its own address ${call.provider} is not asked by the Responses API: send it through the router, or take chat-completions.`;
    }
    return mustCallFunction(call)
        ? "The response to a tool_choice that calls for a function has no text to print: take chat-completions."
        : undefined;
}

const noResponses =
    "It has no method for the Responses API: openai, fetch, requests and curl have; or take chat-completions.";

/** The reason why a chat client may have no template for an ending. */
const missingTemplateReasons: { readonly [E in Ending]?: string } = {
    conversationalTools:
        "To answer the model's calls of functions takes more than one command: take Python or JavaScript.",
    conversationalToolsStream:
        "To answer the model's calls of functions takes more than one command: take Python or JavaScript.",
    responses: noResponses,
    responsesStream: noResponses,
    responsesTools: "It does not answer the model's calls of functions here: openai does; or take chat-completions.",
};

/** The reason to give if a client has no template for a variant; undefined if none is expected. */
const missingTemplateReason = (variant: Variant): string | undefined => missingTemplateReasons[endingOf[variant]];
