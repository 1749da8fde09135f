import { InputError } from "./input-error.ts";

/**
 * No provider can take the call: the one it names is unknown, does not serve the task or the model, or does not accept
 * this kind of token. The message says what to use instead.
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
