import { type Provider, providers } from "@callsheet/inference";
import type { View } from "./template.ts";

/**
 * Whether the wire request, written out, is a program that works: it must hold the provider's own id of the model,
 * which only the Hub's mapping knows.
 */
export function isWholeCall({ call: { provider, providerModelId, endpointUrl } }: View): boolean {
    const { takesModelAsGiven }: Provider = providers[provider];
    return (
        provider === "auto" || takesModelAsGiven === true || endpointUrl !== undefined || providerModelId !== undefined
    );
}
