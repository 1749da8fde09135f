import { INFERENCE_PROVIDERS, type InferenceProvider } from "../call/provider-id.ts";
import type { Provider } from "./provider.ts";
import { providers } from "./registry.ts";

/** The organisation of each provider on the Hub, by the provider's id, such as `CohereLabs` for cohere. */
export const PROVIDERS_HUB_ORGS = Object.fromEntries(
    INFERENCE_PROVIDERS.map((id) => [id, (providers[id] as Provider).organization]),
    // Only `auto` has no organisation: a test checks it.
) as { readonly [Id in InferenceProvider]: string };
