/** The providers that there are, and the policy `auto`. The registry must hold every one. */
export const providerIds = [
    "auto",
    "hf-inference",
    "baseten",
    "cerebras",
    "cohere",
    "deepinfra",
    "fal-ai",
    "featherless-ai",
    "fireworks-ai",
    "groq",
    "novita",
    "nscale",
    "openai",
    "ovhcloud",
    "publicai",
    "replicate",
    "scaleway",
    "together",
    "wavespeed",
    "zai-org",
] as const;

export type ProviderId = (typeof providerIds)[number];

/** The provider that serves a call which names none. */
export const defaultProvider = "hf-inference" satisfies ProviderId;

/** Whether a name is a provider's id. */
export const isProviderId = (name: string): name is ProviderId => providerIds.some((id) => id === name);
