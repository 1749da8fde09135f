import type { Call } from "@callsheet/inference/providers";
import { type ClientFilter, type Program, writePrograms, writeSnippetsWith } from "./programs.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { templates } from "./templates/registry.ts";

/**
 * Writes the code that calls a model, for every client that supports the call. Pure: the same arguments give the same
 * code.
 *
 * @param model the model, as the Hub describes it
 * @param provider a provider's id, or `auto`
 * @param mapping the entry of the Hub's mapping, with the provider's own id of the model; without it, clients that
 * print the request are left out for providers that have their own model ids
 * @param options the options of the snippets; default the task's own example, not streamed, through the router
 * @returns `{ language, client, variant, content }[]`; empty if the model's task has no snippets, or the provider does
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
 * Like `getInferenceSnippets`, and also returns the clients that cannot make this call, each with the reason.
 *
 * @param model the model, as the Hub describes it
 * @param provider a provider's id, or `auto`
 * @param mapping the entry of the Hub's mapping, with the provider's own id of the model; default not known
 * @param options the options of the snippets; default the task's own example, not streamed, through the router
 * @param isWanted selects the clients to write for, by language and id; default all
 * @returns `{ snippets, leftOut }`; both empty if the model's task has no snippets, or the provider does not serve it
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
    isWanted: ClientFilter = () => true,
): { snippets: Snippet[]; leftOut: LeftOut[] } {
    return writeSnippetsWith(templates, model, provider, mapping, options, isWanted);
}

/**
 * Writes the programs that make a call, for every client that supports it.
 *
 * @param call the call, with validated inputs and parameters, as `callOf` returns it
 * @param accessToken printed into the programs; default none: they read it from the environment
 * @param isWanted selects the clients to write for; default all
 * @returns `{ language, client, variant, content, wire }[]`; `wire` is the request that the program must send
 * @throws RoutingError when the provider does not serve the task
 * @example
 * import { callOf, programsOf } from "@callsheet/snippets";
 *
 * const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification" };
 * const programs = programsOf(callOf("text-classification", model, "hf-inference", undefined, {}));
 */
export const programsOf = (call: Call, accessToken?: string, isWanted: ClientFilter = () => true): Program[] =>
    writePrograms(templates, call, accessToken, isWanted).programs;
