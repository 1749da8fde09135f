import { InferenceError } from "./inference-error.ts";

/**
 * The call is invalid, and nothing was sent. The message names the part that is invalid.
 *
 * @example
 * import { InputError, zeroShotClassification } from "@callsheet/inference";
 *
 * const call = { model: "facebook/bart-large-mnli", inputs: "It broke.", parameters: { candidate_labels: [] } };
 * await zeroShotClassification(call).catch((error: unknown) => {
 *     if (!(error instanceof InputError)) throw error;
 *     console.error(error.message); // zero-shot-classification: parameters.candidate_labels: give at least one label …
 * });
 */
export class InputError extends InferenceError {
    /** `InputError`. */
    override readonly name: string = "InputError";
}
