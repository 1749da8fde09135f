import { type Call, type Provider, providers } from "@callsheet/inference";

/** Whether the call holds the provider's own id of the model, where that is not the Hub's: its mapping knows it. */
export function knowsModel({ provider, providerModelId, endpointUrl }: Call): boolean {
    const { takesModelAsGiven }: Provider = providers[provider];
    return (
        provider === "auto" || takesModelAsGiven === true || endpointUrl !== undefined || providerModelId !== undefined
    );
}
