/** What of a call in the AI SDK is not sent by its own name. */
import type { JSONObject, SharedV4ProviderOptions, SharedV4Warning } from "@ai-sdk/provider";

/** The parameters that are sent unchanged: `providerOptions.callsheet`. */
export const parametersIn = (options: SharedV4ProviderOptions | undefined): JSONObject => options?.["callsheet"] ?? {};

/** A warning for each setting that is given and cannot be sent. @param settings by their names in the AI SDK */
export const unsupported = (settings: Readonly<Record<string, unknown>>): SharedV4Warning[] =>
    Object.entries(settings)
        .filter(([, value]) => value !== undefined)
        .map(([feature]) => ({
            type: "unsupported",
            feature,
            details: "Models have no common name for it: pass the provider's own in providerOptions.callsheet.",
        }));
