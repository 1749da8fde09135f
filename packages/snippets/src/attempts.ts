/** Trying to write a call for each client, with the templates that are at hand. */
import { getLogger } from "@callsheet/inference/logger";
import { type Call, isProviderId, providerHelper } from "@callsheet/inference/providers";
import { secret, type WireRequest } from "@callsheet/inference/wire";
import { callOf, taskOf } from "./call-of-model.ts";
import { type Client, clients } from "./clients.ts";
import { CannotHold } from "./languages/cannot-hold.ts";
import { type LanguageId, printCode } from "./languages/index.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { isAbout } from "./templates/failure.ts";
import { failuresOf, hasTemplate, type TemplateTable, templateOf } from "./templates/find.ts";
import { knowsModel } from "./templates/knows-model.ts";
import { lackOf, problemOf } from "./templates/no-program.ts";
import { type View, viewOf } from "./templates/template.ts";
import { variantOf } from "./variants.ts";

/** The clients that are asked for. */
export type Wanted = (client: { readonly language: LanguageId; readonly id: string }) => boolean;

/** A snippet, and the request that it must send. */
export type Program = Snippet & { readonly wire: WireRequest };

/** The snippets of a call, and the clients that have none, each with the reason. */
export type Written = { snippets: Snippet[]; leftOut: LeftOut[] };

/** Writes the call of a model for the clients that are asked for, whose templates are in the table. */
export function writeWith(
    templates: TemplateTable,
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    wanted: Wanted,
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
    wanted: Wanted,
): (Program | LeftOut)[] {
    const variant = variantOf(call);
    const problem = problemOf(call);
    const asked = clients.filter((client) => wanted(client) && isFor(client, call));
    if (problem !== undefined) return asked.map(({ language, id }) => ({ language, client: id, why: problem }));
    const view = viewOf(call, accessToken);
    const attempts: (Program | LeftOut)[] = [];
    for (const client of asked) {
        const { language, id } = client;
        const has = hasTemplate(templates, language, id, variant);
        const found = has ? obstacle(templates, client, call) : without(lackOf(variant));
        if (found) attempts.push({ language, client: id, ...found });
        if (!has || found) continue;
        const seen = client.own ? directView(call, client.own.keyVariable, accessToken) : view;
        try {
            const content = printCode(templateOf(templates, language, id, variant)(seen));
            attempts.push({ language, client: id, variant, content, wire: seen.wire });
        } catch (reason) {
            if (!(reason instanceof CannotHold)) throw reason;
            attempts.push({ language, client: id, why: reason.message });
        }
    }
    return attempts;
}

/** Whether somebody would look for the client at this call. */
function isFor({ serves, own }: Client, call: Call): boolean {
    // Only the router can send the bill to somebody else.
    if (own && (own.provider !== call.provider || call.billTo !== undefined)) return false;
    return serves(call.task);
}

/** Why a client cannot make a call; undefined where it can. */
function obstacle(
    templates: TemplateTable,
    { language, id, prints }: Client,
    call: Call,
): Pick<LeftOut, "why" | "missing"> | undefined {
    if (prints === "wire" && !knowsModel(call)) {
        const why = `It writes the request out, for which it needs the model's own id at ${call.provider}.`;
        return { why, missing: "providerId" };
    }
    return without(failuresOf(templates, language, id)?.find((one) => isAbout(one, call))?.why);
}

const without = (why: string | undefined): Pick<LeftOut, "why"> | undefined =>
    why === undefined ? undefined : { why };

/** The view of a client that speaks to the provider itself. A token for the router is none that it could use. */
const directView = (call: Call, keyVariable: string, accessToken: string | undefined): View =>
    viewOf({ ...call, direct: true }, (call.direct && accessToken) || secret(keyVariable));
