import { INFERENCE_PROVIDERS } from "../generated/provider-ids.ts";

export { INFERENCE_PROVIDERS } from "../generated/provider-ids.ts";

/**
 * The values that a call may name as its provider: the policy `auto`, with which the router chooses one, or a
 * provider's id.
 */
export const providerIds = ["auto", ...INFERENCE_PROVIDERS] as const;

/** The id of a provider: an entry of `INFERENCE_PROVIDERS`. */
export type InferenceProvider = (typeof INFERENCE_PROVIDERS)[number];

/** The id of a provider, or `auto`: an entry of `providerIds`. */
export type ProviderId = (typeof providerIds)[number];

/** The provider of a call that names none: `hf-inference`. */
export const defaultProvider = "hf-inference" satisfies ProviderId;

/**
 * Whether a name is a provider's id, or `auto`.
 *
 * @param name any name
 * @returns true for an entry of `providerIds`, written exactly so
 * @example
 * import { isProviderId } from "@callsheet/inference";
 *
 * const found = ["together", "Together"].map(isProviderId); // [true, false]
 */
export const isProviderId = (name: string): name is ProviderId => ids.has(name);

const ids: ReadonlySet<string> = new Set(providerIds);
