import { InferenceError } from "./inference-error.ts";

/**
 * The Hub could not tell where the model is served: it does not know the model, or its response is an error or cannot
 * be read. `status` is the status of that response.
 *
 * @example
 * import { HubApiError, textToImage } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "black-forest-labs/FLUX.1-dev", inputs: "A lake" };
 * const image = await textToImage({ ...call, provider: "together" }).catch((error: unknown) => {
 *     if (!(error instanceof HubApiError && error.status === 404)) throw error;
 *     console.error(`There is no model ${error.model}.`);
 * });
 */
export class HubApiError extends InferenceError {
    /** `HubApiError`. */
    override readonly name: string = "HubApiError";
}
