import { InferenceError } from "./inference-error.ts";

/**
 * The provider's response is not a valid output of the task. The message says where, what was expected and what was
 * received.
 *
 * @example
 * import { fillMask, ProviderOutputError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof ProviderOutputError)) throw error;
 *     console.error(`${error.provider} responded with something else: ${error.message}`);
 * });
 */
export class ProviderOutputError extends InferenceError {
    /** `ProviderOutputError`. */
    override readonly name: string = "ProviderOutputError";
}
