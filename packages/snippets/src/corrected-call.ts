/** Writes a call that failed as it works. An entry of its own: bundlers keep its dynamic imports even if it is not used. */
import { type CatalogueModel, idOf, mappingAt } from "@callsheet/catalogue/search";
import { type ProviderId, providerHelper } from "@callsheet/inference/providers";
import { type CallInText, callInText } from "./call-in-text.ts";
import { ableProviders } from "./providers.ts";
import type { Snippet } from "./snippet.ts";
import { writeSnippetsAsync } from "./write-snippets-async.ts";

/** A program that calls a model, and the provider that it asks. */
export type CorrectedCall = Snippet & {
    /** The model's id on the Hub. */
    readonly model: string;
    /** The provider that the program asks. */
    readonly provider: ProviderId;
    /** The provider that was named, if it is not known to serve the model. */
    readonly notServedBy?: ProviderId;
};

/** What is known about a call besides a text about it. */
export type KnownCall = {
    /** The model's id on the Hub. */
    readonly model?: string | undefined;
    /** The provider that was asked. */
    readonly provider?: ProviderId | undefined;
    /** The library that was used, by its id in the generator. */
    readonly client?: string | undefined;
};

/**
 * Writes the call that a text is about as it works: at the provider that was asked, if it serves the model, else at one
 * that does; with the library that was used, if it can make the call, else with another one, of the same language if
 * possible.
 *
 * @param text an error, a traceback or a program
 * @param models the models that are known, usually those of the catalogue
 * @param known what is known about the call besides the text, and counts more; default nothing
 * @returns the program with its provider; undefined if the model is not known, since its task would be a guess, or if
 * nobody is known to serve it, or no library can make the call
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { correctedCall } from "@callsheet/snippets/corrected-call";
 *
 * const text = "groq was asked for openai/whisper-large-v3";
 * const call = await correctedCall(text, catalogue.models, { client: "requests" });
 */
export async function correctedCall(
    text: string,
    models: readonly CatalogueModel[],
    known: KnownCall = {},
): Promise<CorrectedCall | undefined> {
    const { model: named, ...inText } = callInText(text, models);
    const model = known.model === undefined ? named : models.find(({ id }) => id === idOf(known.model ?? ""));
    if (model === undefined) return undefined;
    const provider = known.provider ?? inText.provider;
    return await callOf(model, known.client ? { provider, client: known.client } : { ...inText, provider });
}

async function callOf(
    model: CatalogueModel,
    { provider: named, client, language }: Omit<CallInText, "model">,
): Promise<CorrectedCall | undefined> {
    const able = ableProviders(model);
    const isServed =
        named !== undefined &&
        (able.includes(named) || (named === "auto" && providerHelper("auto", model.task) !== undefined));
    const provider = isServed ? named : able[0];
    if (provider === undefined) return undefined;
    const mapping = mappingAt(model, provider);
    const write = async (isWanted: Parameters<typeof writeSnippetsAsync>[4]) =>
        (await writeSnippetsAsync(model, provider, mapping, {}, isWanted)).snippets[0];
    const snippet =
        (client && (await write((one) => one.id === client && (!language || one.language === language)))) ||
        (language && (await write((one) => one.language === language))) ||
        (await write(() => true));
    if (!snippet) return undefined;
    return { ...snippet, model: model.id, provider, ...(named && !isServed && { notServedBy: named }) };
}
