import { InferenceError } from "./inference-error.ts";

/**
 * The provider reported a failure: a status that is not 2xx, an error in a stream, or a job that failed. The message
 * includes the provider's own.
 *
 * @example
 * import { fillMask, ProviderApiError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof ProviderApiError && error.status === 429)) throw error;
 *     console.error(`Busy: try again in ${error.retryAfter ?? 60} seconds.`);
 * });
 */
export class ProviderApiError extends InferenceError {
    /** `ProviderApiError`. */
    override readonly name: string = "ProviderApiError";
}
