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

/** A warning for headers, which are not sent: a result may come from another host than the one that was asked. */
export function headerWarnings(headers: Readonly<Record<string, string | undefined>> | undefined): SharedV4Warning[] {
    // The AI SDK itself always adds its name.
    const own = Object.keys(headers ?? {}).filter((name) => name.toLowerCase() !== "user-agent");
    if (own.length === 0) return [];
    return [{ type: "unsupported", feature: "headers", details: "Pass a fetch that adds them to createCallsheet." }];
}
