import { InputError } from "./input-error.ts";

/**
 * There is nobody to ask: the provider is not known, does not serve the task or the model, or does not take the kind of
 * token that came. The message names who can be asked instead.
 *
 * @example
 * import { fillMask, RoutingError } from "@callsheet/inference";
 *
 * const call = { model: "FacebookAI/xlm-roberta-base", provider: "groq", inputs: "A <mask>." } as const;
 * await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof RoutingError)) throw error;
 *     console.error(error.message); // groq does not serve fill-mask. Providers that do: hf-inference.
 * });
 */
export class RoutingError extends InputError {
    /** `RoutingError`. */
    override readonly name: string = "RoutingError";
}
