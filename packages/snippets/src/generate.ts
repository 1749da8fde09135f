import type { Call } from "@callsheet/inference/providers";
import { attemptsOf, isProgram, type Program, type Wanted, writeWith } from "./attempts.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "./snippet.ts";
import { templates } from "./templates/registry.ts";

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
    return writeWith(templates, model, provider, mapping, options, wanted);
}

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
    attemptsOf(templates, call, accessToken, wanted).filter(isProgram);
