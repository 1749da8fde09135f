import type { ProviderId } from "../call/provider-id.ts";
import { chatOnlyAccess } from "./chat-only.ts";
import { deepinfraAccess } from "./deepinfra.ts";
import { falAiAccess } from "./fal-ai.ts";
import { featherlessAiAccess } from "./featherless-ai.ts";
import { groqAccess } from "./groq.ts";
import { hubAccess } from "./hub.ts";
import { novitaAccess } from "./novita.ts";
import { nscaleAccess } from "./nscale.ts";
import { ovhcloudAccess } from "./ovhcloud.ts";
import type { ProviderAccess } from "./provider.ts";
import { providers } from "./registry.ts";
import { replicateAccess } from "./replicate.ts";
import { scalewayAccess } from "./scaleway.ts";
import { togetherAccess } from "./together.ts";
import { wavespeedAccess } from "./wavespeed.ts";
import { zaiOrgAccess } from "./zai-org.ts";

/**
 * What surrounds each provider's API: the variables of its key, and its other hosts.
 *
 * @see the sources of the providers' SDKs, of LiteLLM, LangChain, LlamaIndex and the AI SDK
 * @example
 * import { providerAccess } from "@callsheet/inference/providers";
 *
 * const hosts = providerAccess.replicate.fileHosts;
 */
export const providerAccess: { readonly [Id in ProviderId]: ProviderAccess } = {
    auto: hubAccess,
    "hf-inference": hubAccess,
    ...chatOnlyAccess,
    deepinfra: deepinfraAccess,
    "fal-ai": falAiAccess,
    "featherless-ai": featherlessAiAccess,
    groq: groqAccess,
    novita: novitaAccess,
    nscale: nscaleAccess,
    ovhcloud: ovhcloudAccess,
    replicate: replicateAccess,
    scaleway: scalewayAccess,
    together: togetherAccess,
    wavespeed: wavespeedAccess,
    "zai-org": zaiOrgAccess,
};

/**
 * Every environment variable from which an SDK reads a provider's key, first that of the snippets.
 *
 * @param id the provider's id
 * @returns the names of the variables
 * @example
 * import { keyVariablesOf } from "@callsheet/inference/providers";
 *
 * const variables = keyVariablesOf("cohere"); // ["COHERE_API_KEY", "CO_API_KEY"]
 */
export const keyVariablesOf = (id: ProviderId): readonly string[] => [
    providers[id].keyVariable,
    ...providerAccess[id].keyVariables,
];
