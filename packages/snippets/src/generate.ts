import { getLogger } from "@callsheet/inference/logger";
import { type Call, isProviderId, providerHelper } from "@callsheet/inference/providers";
import { secret, type WireRequest } from "@callsheet/inference/wire";
import { callOf, taskOf } from "./call-of-model.ts";
import { CannotHold } from "./languages/cannot-hold.ts";
import { type LanguageId, printCode } from "./languages/index.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { isAbout } from "./templates/failure.ts";
import { knowsModel } from "./templates/knows-model.ts";
import { lackOf, problemOf } from "./templates/no-program.ts";
import { clients, hasTemplate, templateOf } from "./templates/registry.ts";
import { type Client, type View, viewOf } from "./templates/template.ts";
import { variantOf } from "./variants.ts";

/**
 * The code that calls a model, once for every client that can. Pure: the same arguments give the same code.
 *
 * @param model the model, as the Hub describes it
 * @param provider a provider's id, or `auto`
 * @param mapping the entry of the Hub's mapping, with the provider's own id of the model; without it, clients that write
 * the request out are left to the providers that know models by their id on the Hub
 * @param options what the code is to do; default the task's own example, not streamed, through the router
 * @returns `{ language, client, variant, content }[]`; empty when the model's task has no snippets, or the provider does
 * not serve it
 * @throws InputError when an option does not fit the task
 * @example
 * import { getInferenceSnippets } from "@callsheet/snippets";
 *
 * const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification", tags: [] };
 * for (const { client, content } of getInferenceSnippets(model, "hf-inference")) console.log(client, content);
 */
export const getInferenceSnippets = (
    model: Model,
    provider: string,
    mapping?: ProviderMapping,
    options: SnippetOptions = {},
): Snippet[] => writeSnippets(model, provider, mapping, options).snippets;

/**
 * The code of `getInferenceSnippets`, and the clients that have none for this call, each with the reason.
 *
 * @param model the model, as the Hub describes it
 * @param provider a provider's id, or `auto`
 * @param mapping the entry of the Hub's mapping, with the provider's own id of the model; default not known
 * @param options what the code is to do; default the task's own example, not streamed, through the router
 * @param wanted which clients to write for, by language and id: who shows one needs no more; default all
 * @returns `{ snippets, leftOut }`; both empty when the model's task has no snippets, or the provider does not serve it
 * @throws InputError when an option does not fit the task
 * @example
 * import { writeSnippets } from "@callsheet/snippets";
 *
 * const model = { id: "openai/whisper-large-v3", pipeline_tag: "automatic-speech-recognition", tags: [] };
 * const { snippets, leftOut } = writeSnippets(model, "fal-ai", { providerId: "fal-ai/whisper" });
 */
export function writeSnippets(
    model: Model,
    provider: string,
    mapping?: ProviderMapping,
    options: SnippetOptions = {},
    wanted: Wanted = () => true,
): { snippets: Snippet[]; leftOut: LeftOut[] } {
    const task = taskOf(model);
    if (task === undefined) return { snippets: [], leftOut: [] };
    if (!isProviderId(provider) || !providerHelper(provider, task)) {
        getLogger().error(`Failed to get provider helper for ${provider} (${task})`);
        return { snippets: [], leftOut: [] };
    }
    const attempts = attemptsOf(callOf(task, model, provider, mapping, options), options.accessToken, wanted);
    return {
        snippets: attempts
            .filter(isProgram)
            .map(({ language, client, variant, content }) => ({ language, client, variant, content })),
        leftOut: attempts.filter((attempt) => "why" in attempt),
    };
}

type Wanted = (client: { readonly language: LanguageId; readonly id: string }) => boolean;

/** A snippet, and the request that it must send. */
type Program = Snippet & { readonly wire: WireRequest };

/**
 * The programs that make a call, once for every client that can.
 *
 * @param call the call, its inputs and parameters checked, as `callOf` gives it
 * @param accessToken printed as it is; default none: the programs read it from the environment
 * @param wanted the clients that are asked for; default all
 * @returns `{ language, client, variant, content, wire }[]`, in which `wire` is the request that the program must send
 * @throws RoutingError when the provider does not serve the task
 * @example
 * import { callOf, programsOf } from "@callsheet/snippets";
 *
 * const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification" };
 * const programs = programsOf(callOf("text-classification", model, "hf-inference", undefined, {}));
 */
export const programsOf = (call: Call, accessToken?: string, wanted: Wanted = () => true): Program[] =>
    attemptsOf(call, accessToken, wanted).filter(isProgram);

const isProgram = (attempt: Program | LeftOut): attempt is Program => "content" in attempt;

function attemptsOf(call: Call, accessToken: string | undefined, wanted: Wanted): (Program | LeftOut)[] {
    const variant = variantOf(call);
    const problem = problemOf(call);
    const asked = clients.filter((client) => wanted(client) && isFor(client, call));
    if (problem !== undefined) return asked.map(({ language, id }) => ({ language, client: id, why: problem }));
    const view = viewOf(call, accessToken);
    const attempts: (Program | LeftOut)[] = [];
    for (const client of asked) {
        const { language, id } = client;
        const has = hasTemplate(client, variant);
        const found = has ? obstacle(client, call) : without(lackOf(variant));
        if (found) attempts.push({ language, client: id, ...found });
        if (!has || found) continue;
        const seen = client.own ? directView(call, client.own.keyVariable, accessToken) : view;
        try {
            const content = printCode(templateOf(language, id, variant)(seen));
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
function obstacle({ prints, fails = [] }: Client, call: Call): Pick<LeftOut, "why" | "missing"> | undefined {
    if (prints === "wire" && !knowsModel(call)) {
        const why = `It writes the request out, for which it needs the model's own id at ${call.provider}.`;
        return { why, missing: "providerId" };
    }
    return without(fails.find((one) => isAbout(one, call))?.why);
}

const without = (why: string | undefined): Pick<LeftOut, "why"> | undefined =>
    why === undefined ? undefined : { why };

/** The view of a client that speaks to the provider itself. A token for the router is none that it could use. */
const directView = (call: Call, keyVariable: string, accessToken: string | undefined): View =>
    viewOf({ ...call, direct: true }, (call.direct && accessToken) || secret(keyVariable));
