import { InferenceError } from "./inference-error.ts";

/**
 * The provider responded, but not with what the task returns. The message says where, what was expected and what came.
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
