/** Calls, and every provider as data: how each call becomes a wire request. Nothing here sends. */

export {
    type Adapter,
    type Call,
    type ChatApi,
    chatApis,
    type EventOf,
    type InputsGiven,
    type InputsOf,
    type ModelId,
    type OutputOf,
    type ParametersOf,
} from "../call/call.ts";
export { adapterOf, isForTask, type Mapping } from "../call/mapping.ts";
export {
    defaultProvider,
    INFERENCE_PROVIDERS,
    type InferenceProvider,
    isProviderId,
    type ProviderId,
    providerIds,
} from "../call/provider-id.ts";
export { providerAccess } from "../generated/providers.ts";
export type { Path } from "../wire/json.ts";
export { buildRequest, helperOf, pollRequest } from "./build-request.ts";
export { endpointUrlOf, isOpenAiAddress } from "./endpoint.ts";
export { type Example, exampleOf } from "./example.ts";
export { hubTokenVariable } from "./hub.ts";
export type {
    FilePlace,
    JobPlace,
    Provider,
    ProviderAccess,
    ProviderCall,
    ProviderHelper,
    ProviderRequest,
    Queue,
} from "./provider.ts";
export {
    apiHostsOf,
    getProviderHelper,
    hasOwnModelIds,
    keyVariablesOf,
    providerHelper,
    providers,
    providersOf,
    type TaskProviderHelper,
} from "./registry.ts";
export { speaksResponses } from "./responses.ts";
