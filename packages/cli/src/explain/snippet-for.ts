/** Writes the call that failed as it works, in the library that was used. */
import { type ProviderId, providerHelper } from "@callsheet/inference/providers";
import { type CallInText, type Snippet, writeAskedSnippets } from "@callsheet/snippets/write-asked";
import { resolveModel } from "../resolve-model.ts";
import type { Terminal } from "../terminal.ts";

export type WrittenCall = Snippet & {
    readonly provider: ProviderId;
    /** The provider that was asked, if it is not known to serve the model. */
    readonly notServedBy?: ProviderId;
};

/**
 * The call of a model: at the provider that was asked, if it serves the model, else at one that does; in the library that
 * was used, if it can make the call.
 * @returns undefined if the catalogue lacks the model, or no library can make the call
 */
export async function snippetFor(
    terminal: Terminal,
    id: string,
    { provider, client, language }: Omit<CallInText, "model">,
): Promise<WrittenCall | undefined> {
    // Nothing is asked of the Hub, and what was chosen is said with the snippet.
    const quiet: Terminal = { ...terminal, stderr: { write: () => true } };
    const chosen = await resolveModel(quiet, id, { offline: true });
    // The task of any other model would be a guess.
    if (chosen.known === undefined) return undefined;
    const isServed =
        provider !== undefined &&
        providerHelper(provider, chosen.task) !== undefined &&
        (provider === "auto" || chosen.known.mappings.some((mapping) => mapping.provider === provider));
    const found = isServed ? await resolveModel(quiet, id, { offline: true, provider }) : chosen;
    const write = async (isAsked: (one: { readonly language: string; readonly id: string }) => boolean) =>
        (await writeAskedSnippets(found.model, found.provider, found.mapping, {}, isAsked)).snippets[0];
    const snippet =
        (client && (await write((one) => one.id === client && (!language || one.language === language)))) ||
        (language && (await write((one) => one.language === language))) ||
        (await write(() => true));
    if (!snippet) return undefined;
    return { ...snippet, provider: found.provider, ...(provider && !isServed && { notServedBy: provider }) };
}
