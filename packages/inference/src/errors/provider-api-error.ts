import { InferenceError } from "./inference-error.ts";

/**
 * The provider responded that it could not do it, with a status that is not 2xx, with an error in a stream, or with a
 * job that failed. The message holds what it said.
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
