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

export type CallHeaders = Readonly<Record<string, string | undefined>> | undefined;

/** Headers that the client sends itself: a call of the AI SDK does not replace them. */
const ownNames = ["authorization", "content-type", "x-hf-bill-to"];

/** The AI SDK itself always adds its name, which pages of other origins may not send to every provider. */
const unsentName = "user-agent";

/** A warning for each header that is not sent, because the client sends its own. */
export const headerWarnings = (headers: CallHeaders): SharedV4Warning[] =>
    Object.keys(headers ?? {})
        .filter((name) => ownNames.includes(name.toLowerCase()))
        .map((name) => ({
            type: "unsupported",
            feature: `the header ${name}`,
            details: "The client sends its own: pass accessToken or billTo to createCallsheet.",
        }));

/**
 * A `fetch` for one call, which adds the call's headers to what goes to the host that the call is posted to: the Hub,
 * which is asked who serves a model, and the host of a result do not get them.
 */
export function fetchWithHeaders(headers: CallHeaders, fetch = globalThis.fetch): typeof globalThis.fetch {
    const ownHeaders = Object.entries(headers ?? {}).filter(
        (entry): entry is [string, string] =>
            entry[1] !== undefined && ![...ownNames, unsentName].includes(entry[0].toLowerCase()),
    );
    if (ownHeaders.length === 0) return fetch;
    let provider: string | undefined;
    return (input, init) => {
        const { origin } = new URL(input instanceof Request ? input.url : input);
        // Nothing but the call itself is posted. Jobs that it starts are polled at the same host.
        if (init?.method === "POST") provider = origin;
        if (origin !== provider) return fetch(input, init);
        const merged = new Headers(ownHeaders);
        for (const [name, value] of new Headers(init?.headers)) merged.set(name, value);
        return fetch(input, { ...init, headers: merged });
    };
}
