import { type Call, type Provider, providerHelper, providers } from "@callsheet/inference";
import type { View } from "./template.ts";

/**
 * Whether the wire request, written out, is a program that works.
 *
 * It must hold the provider's own id of the model, which only the Hub's mapping knows; and it must be the whole call:
 * its answer is no job to wait for. Programs for those are still to be written.
 */
export const isWholeCall = ({ call }: View): boolean =>
    knowsModel(call) && providerHelper(call.provider, call.task)?.queue === undefined;

function knowsModel({ provider, providerModelId, endpointUrl }: Call): boolean {
    const { takesModelAsGiven }: Provider = providers[provider];
    return (
        provider === "auto" || takesModelAsGiven === true || endpointUrl !== undefined || providerModelId !== undefined
    );
}
