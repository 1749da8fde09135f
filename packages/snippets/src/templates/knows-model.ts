import { type Call, hasOwnModelIds } from "@callsheet/inference/providers";

/** Whether the call has the provider's own id of the model, or does not need it. */
export const knowsModel = ({ provider, providerModelId, endpointUrl }: Call): boolean =>
    !hasOwnModelIds(provider) || endpointUrl !== undefined || providerModelId !== undefined;
