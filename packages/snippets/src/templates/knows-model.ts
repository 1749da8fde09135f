import { type Call, hasOwnModelIds } from "@callsheet/inference/providers";

/** Whether the call holds the provider's own id of the model, where that is not the Hub's: its mapping knows it. */
export const knowsModel = ({ provider, providerModelId, endpointUrl }: Call): boolean =>
    !hasOwnModelIds(provider) || endpointUrl !== undefined || providerModelId !== undefined;
