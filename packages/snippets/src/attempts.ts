/** Writes a call for each client, with the templates that are loaded. */
import { getLogger } from "@callsheet/inference/logger";
import { type Call, hasOwnModelIds, isProviderId, providerHelper } from "@callsheet/inference/providers";
import { secret, type WireRequest } from "@callsheet/inference/wire";
import { callOf, taskOf } from "./call-of-model.ts";
import { type Client, clients } from "./clients.ts";
import { type LanguageId, printCode } from "./languages/index.ts";
import { UnsupportedTextError } from "./languages/unsupported-text-error.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { appliesTo, type Limitation } from "./templates/limitation.ts";
import { type Templates, type TemplateTable, type View, viewOf } from "./templates/template.ts";
import { missingTemplateReason, unsupportedReason } from "./templates/unsupported-call.ts";
import { endingOf, variantOf } from "./variants.ts";

/** Selects the clients to write for. */
export type ClientFilter = (client: { readonly language: LanguageId; readonly id: string }) => boolean;

/** A snippet, with the request that it must send. */
export type Program = Snippet & { readonly wire: WireRequest };

/** The snippets of a call, and the clients without one, each with the reason. */
export type Written = { snippets: Snippet[]; leftOut: LeftOut[] };

/** Writes the call of a model for the selected clients. The table must hold their templates. */
export function writeSnippetsWith(
    templates: TemplateTable,
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    wanted: ClientFilter,
): Written {
    const task = taskOf(model);
    if (task === undefined) return { snippets: [], leftOut: [] };
    if (!isProviderId(provider) || !providerHelper(provider, task)) {
        getLogger().error(`Failed to get provider helper for ${provider} (${task})`);
        return { snippets: [], leftOut: [] };
    }
    const call = callOf(task, model, provider, mapping, options);
    const attempts = attemptsOf(templates, call, options.accessToken, wanted);
    return {
        snippets: attempts
            .filter(isProgram)
            .map(({ language, client, variant, content }) => ({ language, client, variant, content })),
        leftOut: attempts.filter((attempt) => "why" in attempt),
    };
}

export const isProgram = (attempt: Program | LeftOut): attempt is Program => "content" in attempt;

export function attemptsOf(
    templates: TemplateTable,
    call: Call,
    accessToken: string | undefined,
    wanted: ClientFilter,
): (Program | LeftOut)[] {
    const variant = variantOf(call);
    const problem = unsupportedReason(call);
    const asked = clients.filter((client) => wanted(client) && isFor(client, call));
    if (problem !== undefined) return asked.map(({ language, id }) => ({ language, client: id, why: problem }));
    const view = viewOf(call, accessToken);
    const byClient: Readonly<Record<string, Templates | undefined>> = templates;
    const attempts: (Program | LeftOut)[] = [];
    for (const client of asked) {
        const { language, id } = client;
        const { byEnding, limitations } = byClient[`${language}/${id}`] ?? {};
        const template = byEnding?.[endingOf[variant]];
        const found = template ? obstacle(client, limitations, call) : withReason(missingTemplateReason(variant));
        if (found) attempts.push({ language, client: id, ...found });
        if (!template || found) continue;
        const clientView = client.own ? directView(call, client.own.keyVariable, accessToken) : view;
        try {
            const content = printCode(template(clientView));
            attempts.push({ language, client: id, variant, content, wire: clientView.wire });
        } catch (reason) {
            if (!(reason instanceof UnsupportedTextError)) throw reason;
            attempts.push({ language, client: id, why: reason.message });
        }
    }
    return attempts;
}

/** Whether the client is expected for this call: it serves the task, and is not tied to another provider. */
function isFor({ serves, own }: Client, call: Call): boolean {
    // Only the router can bill an organisation.
    if (own && (own.provider !== call.provider || call.billTo !== undefined)) return false;
    return serves(call.task);
}

/** The reason why a client cannot make a call; undefined if it can. */
function obstacle(
    { prints }: Client,
    limitations: readonly Limitation[] | undefined,
    call: Call,
): Pick<LeftOut, "why" | "missing"> | undefined {
    if (prints === "wire" && !knowsModel(call)) {
        const why = `It writes the request out, for which it needs the model's own id at ${call.provider}.`;
        return { why, missing: "providerId" };
    }
    return withReason(limitations?.find((one) => appliesTo(one, call))?.why);
}

/** Whether the call has the provider's own id of the model, or does not need it. */
const knowsModel = ({ provider, providerModelId, endpointUrl }: Call): boolean =>
    !hasOwnModelIds(provider) || endpointUrl !== undefined || providerModelId !== undefined;

const withReason = (why: string | undefined): Pick<LeftOut, "why"> | undefined =>
    why === undefined ? undefined : { why };

/** The view for a client that calls the provider directly. It cannot use a token for the router. */
const directView = (call: Call, keyVariable: string, accessToken: string | undefined): View =>
    viewOf({ ...call, direct: true }, (call.direct && accessToken) || secret(keyVariable));
